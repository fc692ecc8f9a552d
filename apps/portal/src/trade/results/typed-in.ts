/** What was typed into a field of a form, without the spaces around it. */
export function typedIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
