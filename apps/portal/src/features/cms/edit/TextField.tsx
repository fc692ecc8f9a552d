import { useText } from '@portal/i18n'
import { RichTextEditor } from '@portal/ui/editor'
import { imageAddress } from '../../../shared/address/asset-address.ts'
import { safeUrl } from '../../../shared/address/safe-url.ts'

interface TextFieldProps {
  id: string
  label: string
  description: string | undefined
  required: boolean
  error: string | undefined
  html: string
  onChange: (html: string) => void
}

const link = (address: string) => safeUrl(address, 'content-link')
// The text keeps the server's address of a picture; RichText resolves it.
const image = (source: string) => (imageAddress(source) === null ? null : source)

/** The text of an article. It includes the editor, so it is loaded lazily. */
export default function TextField(props: TextFieldProps) {
  const t = useText('user/cms/editContent')
  const tools = [
    'bold',
    'italic',
    'heading',
    'subheading',
    'bullets',
    'numbers',
    'quote',
    'link',
    'undo',
    'redo',
  ] as const
  const names = Object.fromEntries(tools.map((tool) => [tool, t(`editor.${tool}`)])) as Record<
    (typeof tools)[number],
    string
  >
  return (
    <RichTextEditor
      {...props}
      link={link}
      image={image}
      labels={{
        tools: t('editor.tools'),
        names,
        link: {
          address: t('editor.address'),
          apply: t('editor.apply'),
          remove: t('editor.remove'),
          refused: t('editor.refused'),
        },
      }}
    />
  )
}
