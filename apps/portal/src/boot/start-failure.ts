/** When not even the texts could be loaded: a plain sentence in both languages instead of a white page. */
export function showStartFailure(error: unknown): void {
  reportError(error)
  const host = document.getElementById('root')
  if (!host) return
  const box = document.createElement('main')
  box.className = 'start-failure'
  const sentence = document.createElement('p')
  sentence.textContent =
    '页面未能打开，请检查网络后重试。 The page could not be opened. Please check the network and try again.'
  const again = document.createElement('button')
  again.type = 'button'
  again.textContent = '重试 Try again'
  again.addEventListener('click', () => location.reload())
  box.append(sentence, again)
  host.replaceChildren(box)
}
