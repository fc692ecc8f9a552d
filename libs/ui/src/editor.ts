/** The text editor has its own entry point: it is large and only one page loads it. */
export { type EditorLabels, RichTextEditor, type RichTextEditorProps } from './editor/RichTextEditor.tsx'
