/** What no test notices, as the part `mutation` names it, and why it stays so. It counts as not noticed. */
export const survivorsWithReason: ReadonlyMap<string, string> = new Map([
  [
    "libs/api-client/src/transport/api-error.ts: this.name = 'ApiError' ['ApiError' as \"\"]",
    'a name for the console; nothing asks for it',
  ],
])

/** What cannot be noticed, since nobody observes anything else, and why. It does not count. */
export const equivalentSurvivors: ReadonlyMap<string, string> = new Map([
  [
    "libs/api-client/src/transport/request.ts: const disposition = response.headers.get('content-disposition') ?? '' ['' as \"Stryker was here!\"]",
    'neither text names a file',
  ],
  [
    'libs/api-client/src/transport/request.ts: if (!(error instanceof Unreadable)) throw error [!(error instanceof Unreadable) as false]',
    'the readers throw nothing else: it guards against a mistake in them',
  ],
])
