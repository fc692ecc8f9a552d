const most = 80

/** What somebody has sent, for a sentence about it: its beginning, where it is long. */
export const shortText = (text: string): string => (text.length <= most ? text : `${text.slice(0, most)}…`)
