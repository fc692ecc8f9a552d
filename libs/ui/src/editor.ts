/** Third doorway: the text editor. It is heavy and wanted on one page, so it is imported late and by itself. */
export { type EditorLabels, RichTextEditor, type RichTextEditorProps } from './editor/RichTextEditor.tsx'
