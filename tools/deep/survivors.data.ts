/** What no test notices, as the part `mutation` names it, and why it stays so. */
export const survivorsWithReason: ReadonlyMap<string, string> = new Map([])
