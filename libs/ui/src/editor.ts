/** The text editor has its own entry point: it is large and only one page loads it. */
export { RichTextEditor } from './editor/RichTextEditor.tsx'
