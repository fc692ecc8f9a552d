import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** Repository paths with forward slashes, of everything that may be named; what is installed or built is left out. */
export const filesOf = (root: string): string[] =>
  globSync(['*', '.*', '{apps,libs,e2e,openapi,tools,docs,deploy,.ci,.githooks,.vscode}/**/*'], {
    cwd: root,
    exclude: (name) => /(^|[\\/])(node_modules|dist|test-results|\.git|\.nx|\.cache)$/.test(name),
  }).map((path) => path.replaceAll('\\', '/'))

export interface Document {
  /** Relative to the repository. */
  readonly path: string
  readonly text: string
}

export const documentsOf = (root: string, files: readonly string[]): Document[] =>
  files
    .filter((path) => path.endsWith('.md'))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

/** As GitHub names the headings of a document. */
const anchorsOf = (text: string): Set<string> =>
  new Set(
    [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
        .trim()
        .replaceAll(/\s/g, '-'),
    ),
  )

/** Links of a document that lead nowhere: a missing file, or a heading that the file does not have. */
export function brokenLinks(
  document: Document,
  files: ReadonlySet<string>,
  read: (path: string) => string,
): string[] {
  return [...document.text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target = '']) => {
    if (/^[a-z]+:/.test(target)) return []
    const [file = '', anchor] = target.split('#')
    const path =
      file === '' ? document.path : normalize(join(dirname(document.path), file)).replaceAll('\\', '/')
    const isFolder = [...files].some((each) => each.startsWith(`${path.replace(/\/$/, '')}/`))
    if (!files.has(path) && !isFolder) return [target]
    return anchor === undefined || anchorsOf(read(path)).has(anchor) ? [] : [target]
  })
}

const codeSpans = (text: string): string[] => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)
const codeBlocks = (text: string): string[] =>
  [...text.matchAll(/```\w*\n([\s\S]*?)```/g)].flatMap(([, code = '']) => code.split('\n'))

/** Commands of a document: `npm run check -- --all` → `check`, with what follows. */
export const commandsOf = ({ text }: Document): { script: string; rest: string }[] =>
  [...codeSpans(text), ...codeBlocks(text)].flatMap((code) =>
    [...code.matchAll(/\bnpm (?:run (?:--silent )?([\w:-]+)|(start|test)\b)([^|&#]*)/g)].map(
      ([, named, short, rest = '']) => ({ script: named ?? short ?? '', rest: rest.trim() }),
    ),
  )

/** Written by the product or by a build while it runs, so in no repository. */
const madeLater = /(?:^|\/)(?:latest|_payload|world|report|state)\.json$|\/dist\/|\/test-results$/

/** Files and folders of the repository that a document names as code and that do not exist. */
export function missingFiles(document: Document, files: readonly string[]): string[] {
  const exists = (name: string) =>
    files.some(
      (path) =>
        path === name ||
        path.endsWith(`/${name}`) ||
        path.startsWith(`${name}/`) ||
        path.includes(`/${name}/`),
    )
  return codeSpans(document.text).filter((code) => {
    if (/[<>…*{}\s$]/.test(code) || madeLater.test(code)) return false
    const isFile = /^[\w@.-][\w@./-]*\.(?:ts|tsx|mjs|js|css|yaml|json|md|sh|conf|template)$/.test(code)
    const isPlace = /^(?:apps|libs|e2e|openapi|tools|docs|deploy)\/[\w@./-]*$/.test(code)
    return (isFile || isPlace) && !exists(code.replace(/\/$/, ''))
  })
}

/** Names of the code (`changeErrors`, `useForm()`) that a document mentions and no source contains. */
export const unknownNames = (document: Document, sources: string): string[] =>
  codeSpans(document.text).filter(
    (code) => /^[a-z]+[A-Z]\w*(?:\(\))?$/.test(code) && !sources.includes(code.replace('()', '')),
  )

/** Figures with what they count: `161 operations`. */
export const figuresOf = (
  { text }: Document,
  things: readonly string[],
): { count: number; thing: string }[] =>
  [...text.matchAll(new RegExp(`(\\d[\\d,]*) (${things.join('|')})\\b`, 'g'))].map(
    ([, count = '', thing = '']) => ({
      count: Number(count.replaceAll(',', '')),
      thing,
    }),
  )
