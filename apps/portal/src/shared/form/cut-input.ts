import { textOf } from '@portal/i18n'
import { notify } from '../notify.ts'

/**
 * Says so wherever a field takes only a part of what is typed or pasted: browsers cut at `maxlength` without a word.
 * Input methods compose longer texts before they choose, so their drafts are let alone.
 */
export function watchCutInput(root: Document = document): void {
  root.addEventListener('beforeinput', ({ target, data, isComposing }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
    const { maxLength, value, selectionStart, selectionEnd } = target
    // Fields for e-mail addresses do not tell what is selected.
    if (maxLength < 0 || !data || isComposing || selectionStart === null) return
    const kept = value.length - ((selectionEnd ?? selectionStart) - selectionStart)
    if (kept + data.length > maxLength) notify.error(textOf('validation')('cut', { most: maxLength }))
  })
}
