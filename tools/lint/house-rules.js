/** Lint rules that no published linter has, for .oxlintrc.json. */
import { readdirSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { analyse } from 'scslre'

const directive = /^\s*(?:oxlint|eslint)-disable|@ts-(?:expect-error|ignore|nocheck)|biome-ignore/

/** `oxlint-disable-next-line rule -- because …` or `@ts-expect-error because …`; biome writes `biome-ignore x: …`. */
const reasons = [/--\s*\S.{9}/, /@ts-expect-error:?\s+\S.{9}/, /biome-ignore [^:]+:\s*\S.{9}/]

const suppressionReason = {
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          if (!directive.test(comment.value)) continue
          if (reasons.some((reason) => reason.test(comment.value))) continue
          context.report({ message: 'Give the reason of the suppression after `--`.', loc: comment.loc })
        }
      },
    }
  },
}

const worldClock = {
  create(context) {
    const report = (node) =>
      context.report({
        message: 'Take the time from the clock that is passed in, not from the machine.',
        node,
      })
    return {
      NewExpression(node) {
        if (node.callee.name === 'Date' && node.arguments.length === 0) report(node)
      },
      CallExpression(node) {
        const { callee } = node
        if (callee.type === 'Identifier' && callee.name === 'Date') report(node)
        if (callee.type !== 'MemberExpression') return
        const called = `${callee.object.name}.${callee.property.name}`
        if (called === 'Date.now' || called === 'performance.now') report(node)
      },
    }
  },
}

const patientWait = {
  create(context) {
    return {
      CallExpression(node) {
        const { callee } = node
        if (callee.type !== 'MemberExpression' || callee.object.name !== 'vi') return
        if (!/^wait(?:For|Until)$/.test(callee.property.name) || node.arguments.length > 1) return
        context.report({
          message:
            'It gives up after a second, too soon for a busy machine: give it a limit, or use `waitFor`.',
          node,
        })
      },
    }
  },
}

/** Calls that read. A test should not know how often a page makes them, or which of its parts does first. */
const reads = /^(?:check|get|list|preview|search|verify)[A-Z]/

const lastingFault = {
  create(context) {
    const memberOf = (object, name) =>
      object.properties.find(({ key, value }) => key?.name === name && value !== undefined)?.value
    return {
      CallExpression({ callee, arguments: [rule] }) {
        if (callee.type !== 'MemberExpression' || callee.property.name !== 'add') return
        if ((callee.object.property ?? callee.object).name !== 'faults') return
        if (rule?.type !== 'ObjectExpression' || !reads.test(memberOf(rule, 'operation')?.value)) return
        const times = memberOf(rule, 'times')
        if (times === undefined) return
        context.report({
          message: 'A page may call it more than once: let the operation fail until `faults.clear()`.',
          node: times,
        })
      },
    }
  },
}

const filesAtMost = 40
const counted = new Set()

const crowdedFolder = {
  create(context) {
    return {
      Program(node) {
        const folder = dirname(context.filename)
        if (counted.has(folder)) return
        counted.add(folder)
        const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile())
        if (files.length <= filesAtMost) return
        context.report({ message: `${basename(folder)} has ${files.length} files: group them.`, node })
      },
    }
  },
}

/**
 * A regular expression takes a time that grows with the length of its text alone. `\s+$` does not: at each space of a long
 * blank it begins anew, reads to the end and fails.
 */
const linearPattern = {
  create(context) {
    return {
      Literal(node) {
        if (!node.regex) return
        const { pattern: source, flags } = node.regex
        const [slow] = analyse({ source, flags }, { maxReports: 1 }).reports
        if (slow === undefined) return
        const growth = slow.exponential ? 'exponentially' : 'with the square of the length'
        context.report({
          message: `A text of many ${JSON.stringify(slow.character.pick)} takes time that grows ${growth}: let no two parts match the same characters, or read the text in steps.`,
          node,
        })
      },
    }
  },
}

export default {
  meta: { name: 'house' },
  rules: {
    'suppression-reason': suppressionReason,
    'world-clock': worldClock,
    'patient-wait': patientWait,
    'lasting-fault': lastingFault,
    'crowded-folder': crowdedFolder,
    'linear-pattern': linearPattern,
  },
}
