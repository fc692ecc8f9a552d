/** The rules of this house that no published linter has. Loaded by .oxlintrc.json. */

const directive = /^\s*(?:oxlint|eslint)-disable|@ts-(?:expect-error|ignore|nocheck)|biome-ignore/

/** `oxlint-disable-next-line rule -- because …` or `@ts-expect-error because …`; biome writes `biome-ignore x: …`. */
const reasons = [/--\s*\S.{9,}/, /@ts-expect-error:?\s+\S.{9,}/, /biome-ignore [^:]+:\s*\S.{9,}/]

const suppressionReason = {
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          if (!directive.test(comment.value)) continue
          if (reasons.some((reason) => reason.test(comment.value))) continue
          context.report({ message: 'A suppression says why: add the reason after `--`.', loc: comment.loc })
        }
      },
    }
  },
}

const worldClock = {
  create(context) {
    const report = (node) =>
      context.report({
        message: 'The time comes from a clock that is passed in, never from the machine.',
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

const noChance = {
  create(context) {
    return {
      MemberExpression(node) {
        if (`${node.object.name}.${node.property.name}` !== 'Math.random') return
        context.report({ message: 'Nothing is left to chance: draw the value from the seed.', node })
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
            'It gives up after a second, which a busy machine needs: give it a limit, or take `waitFor`.',
          node,
        })
      },
    }
  },
}

/** What a page reads; how often it does, and which of its parts first, is not for a test to know. */
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
          message:
            'A page may ask twice, or two of its parts: let the operation fail until `faults.clear()` ends it.',
          node: times,
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
    'no-chance': noChance,
    'patient-wait': patientWait,
    'lasting-fault': lastingFault,
  },
}
