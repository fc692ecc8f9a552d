interface Terminal {
  readonly isTTY?: boolean
  write(text: string): unknown
}

interface Progress {
  show(operation: string, number: number, of: number): void
  clear(): void
}

/** Clears the line and goes back to its beginning. */
const fresh = '\r\u001b[K'

/** What is being asked, in one line of a terminal; a file gets nothing of it. */
export function createProgress(terminal: Terminal): Progress {
  const say = (text: string) => {
    if (terminal.isTTY === true) terminal.write(fresh + text)
  }
  return {
    show: (operation, number, of) => say(`  ${number} of ${of}: ${operation} …`),
    clear: () => say(''),
  }
}
