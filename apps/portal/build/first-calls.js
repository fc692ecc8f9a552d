// Runs as the page is read, behind the block with the host's settings: makes the calls that the page begins with,
// exactly as the program will. The program finds their answers on the way; any other call it makes itself.
;(function () {
  function stored(key) {
    try {
      return window.localStorage.getItem(key) || ''
    } catch {
      return ''
    }
  }
  function read(text) {
    try {
      return JSON.parse(text) || {}
    } catch {
      return {}
    }
  }
  const { apiUrl } = read(document.getElementById('env').textContent)
  if (!/^(https?:\/\/\S+[^/])?$/.test(apiUrl)) return
  const language = stored('ba-lang') === 'en' ? 'en' : 'zh-cn'
  const { token } = read(stored('userInfo'))
  const { pathname, search } = window.location
  const asked = new URLSearchParams(search)

  function begin(method, path, data) {
    const headers = { 'think-lang': language, server: 'true' }
    if (data) headers['content-type'] = 'application/json'
    if (token) headers['ba-user-token'] = token
    const url = apiUrl + path
    const body = data ? JSON.stringify(data) : null
    const stop = new AbortController()
    const call = { method, headers, body, signal: stop.signal, redirect: 'manual' }
    const answer = fetch(url, call)
    // Whoever takes the call hears of its failure.
    answer.catch(function () {})
    window.begunCalls.push({ url, method, headers, body, at: performance.now(), stop, answer })
  }
  function roomOf(text) {
    const [adults, ...child_ages] = text.split('-').map(Number)
    return { adults, child_ages }
  }
  function withStay(data) {
    for (const name of ['check_in', 'check_out', 'rooms', 'nationality']) {
      const value = asked.get(name)
      if (!value) return null
      data[name] = name === 'rooms' ? value.split(',').map(roomOf) : value
    }
    return data
  }

  window.begunCalls = []
  begin('GET', `/api/index/index?requiredLogin=${token && /^\/user(\/|$)/.test(pathname) ? 1 : 0}`)
  const [, page, id] =
    /^\/(hotel\/list|hotel\/detail|user\/order\/detail)(?:\/([\w-]+))?\/?$/.exec(pathname) || []
  if (page === 'hotel/list') {
    const destination = { type: asked.get('destination_type'), id: asked.get('destination_id') }
    const data = destination.type && destination.id && withStay({ destination })
    if (data) begin('POST', '/api/hotel/search', data)
  } else if (page === 'hotel/detail' && id) {
    begin('GET', `/api/hotel/detail?id=${id}`)
    const data = withStay({ hotel_id: id })
    if (data) begin('POST', '/api/hotel/rates', data)
  } else if (id && token) {
    begin('GET', `/api/order/detail?id=${id}`)
  }
})()
