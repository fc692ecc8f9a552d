/** Where a page is searched: the first field of its search form, or the one for a word in the filters of its list. */
const fields = 'main :is([role=search] input:not([type=radio], [type=checkbox]), input[type=search])'

/** Puts the focus into the search field of the page, what is in it selected; false where the page has none that is seen. */
export function focusSearch(): boolean {
  for (const field of document.querySelectorAll<HTMLInputElement>(fields)) {
    // What is folded away takes no focus.
    field.focus()
    if (document.activeElement !== field) continue
    field.select()
    return true
  }
  return false
}
