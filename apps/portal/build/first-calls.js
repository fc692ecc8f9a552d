// Runs as the page is read, behind the block with the host's settings: makes the calls that the page begins with,
// exactly as the program will. The program finds their answers on the way; any other call it makes itself.
// What comes before the program is shown as it stands: pictures and names.
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
    const begun = { url, method, headers, body, at: performance.now(), stop, answer, answered: false }
    window.begunCalls.push(begun)
    // Whoever takes the call hears of its failure. The copy is for what can be shown before that.
    return answer
      .then((response) => response.clone().json())
      .then(function ({ code, data }) {
        begun.answered = code === 1
        return data || {}
      })
      .catch(function () {
        return {}
      })
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

  async function show(call, draw) {
    const [data, named] = await Promise.all([call, site])
    const { cdnUrl, apiUrl: base } = named.site || {}
    const place = document.querySelector('.waiting-page')
    try {
      if (place) draw(data, cdnUrl || base || apiUrl, place)
    } catch {}
  }
  function element(name, className, children) {
    const made = document.createElement(name)
    made.className = className
    made.append(...children)
    return made
  }
  // Addresses on this host, on the CDN or over https; the program looks closer.
  function picture(address, base) {
    if (!/^(https:\/)?\/[^/\\]/.test(address)) return ''
    const image = element('img', '', [])
    image.alt = ''
    image.fetchPriority = 'high'
    image.addEventListener('error', () => image.remove())
    image.src = address[0] === '/' ? base + address : address
    return image
  }
  function hotels({ first_page }, base, place) {
    const open = (first_page || []).filter(function ({ sold_out }) {
      return !sold_out
    })
    // Any other word in the address filters or sorts: the list will be another one.
    const all = [...asked.keys()].every((key) => /^(destination_.+|check_.+|rooms|nationality)$/.test(key))
    if (!all || open.length === 0) return
    const rows = open.slice(0, 3).map(function ({ name, images }) {
      return element('div', 'waiting-hotel', [picture(images[0], base), element('p', '', [name])])
    })
    const list = place.querySelector('.waiting-rows')
    list.setAttribute('data-shown', '')
    list.append(...rows)
  }
  function gallery({ hotel }, base, place) {
    if (!hotel) return
    place.querySelector('.waiting-title').append(hotel.name)
    place.querySelector('.waiting-panel').append(picture(hotel.images[0], base))
    place.setAttribute('data-shown', '')
  }

  window.begunCalls = []
  const site = begin(
    'GET',
    `/api/index/index?requiredLogin=${token && /^\/user(\/|$)/.test(pathname) ? 1 : 0}`,
  )
  const [, page, id] =
    /^\/(hotel\/list|hotel\/detail|user\/order\/detail)(?:\/([\w-]+))?\/?$/.exec(pathname) || []
  if (page === 'hotel/list') {
    const destination = { type: asked.get('destination_type'), id: asked.get('destination_id') }
    const data = destination.type && destination.id && withStay({ destination })
    if (data) void show(begin('POST', '/api/hotel/search', data), hotels)
  } else if (page === 'hotel/detail' && id) {
    document.documentElement.setAttribute('data-waits-for', 'hotel')
    void show(begin('GET', `/api/hotel/detail?id=${id}`), gallery)
    const data = withStay({ hotel_id: id })
    if (data) void begin('POST', '/api/hotel/rates', data)
  } else if (id && token) {
    void begin('GET', `/api/order/detail?id=${id}`)
  }
})()
