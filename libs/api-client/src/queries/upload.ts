/** Files that a member sends, as screens call it. */
export { uploadFile } from '../generated/hooks/upload/upload'
