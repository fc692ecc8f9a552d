import { parseArgs } from 'node:util'
import { Stop } from './stop.mjs'

/**
 * The options and the other arguments of a command line.
 * @throws Stop with a sentence about a wrong option
 * @template {NonNullable<Parameters<typeof parseArgs>[0]>} Config
 * @param {Config} config as for `parseArgs` of node:util
 * @returns {ReturnType<typeof parseArgs<Config & { args: string[] }>>}
 */
export function readArguments(config) {
  try {
    return parseArgs({ ...config, args: joined(config) })
  } catch (error) {
    const sentence = error instanceof Error ? error.message.split('. To specify')[0] : String(error)
    throw new Stop(`${sentence?.replace(/\.$/, '')}; --help lists the options.`, 2)
  }
}

/**
 * Turns `--option -1` into `--option=-1`, so that the program itself can judge the number.
 * @param {NonNullable<Parameters<typeof parseArgs>[0]>} config
 */
function joined({ args = process.argv.slice(2), options = {} }) {
  /** @param {string | undefined} arg */
  const takesText = (arg) => arg?.startsWith('--') === true && options[arg.slice(2)]?.type === 'string'
  return args.flatMap((arg, index) => {
    const next = args[index + 1]
    if (takesText(arg) && next !== undefined && /^-\d/.test(next)) return [`${arg}=${next}`]
    return takesText(args[index - 1]) && /^-\d/.test(arg) ? [] : [arg]
  })
}

/**
 * The same for a program that reads its options first: it ends here with `--help` and with a wrong option.
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} Options
 * @param {string} help
 * @param {Options} options
 */
export function argumentsOrEnd(help, options) {
  /** @param {string} text @param {number} code @returns {never} */
  const end = (text, code) => {
    if (code === 0) console.log(text)
    else console.error(text)
    process.exit(code)
  }
  if (process.argv.slice(2).includes('--help')) end(help, 0)
  try {
    return readArguments({ options, allowNegative: true }).values
  } catch (error) {
    if (error instanceof Stop) end(error.message, error.exitCode)
    throw error
  }
}
