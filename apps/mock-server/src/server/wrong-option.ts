/** A command line that cannot be followed; the message is one sentence for whoever typed it. */
export class WrongOption extends Error {}
