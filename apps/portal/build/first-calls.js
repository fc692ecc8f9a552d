// Runs as the page is read, behind the block with the host's settings: makes the calls that the page begins with,
// exactly as the program will. The program finds their answers on the way; any other call it makes itself.
// What comes before the program is shown as it stands: pictures, names and other texts of the server.
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
  function peopleOf(text) {
    const [adults, ...child_ages] = text.split('-').map(Number)
    return { adults, child_ages }
  }
  function withStay(data) {
    for (const name of ['check_in', 'check_out', 'rooms', 'nationality']) {
      const value = asked.get(name)
      if (!value) return null
      data[name] = name === 'rooms' ? value.split(',').map(peopleOf) : value
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
  // Any other word in the address filters, sorts or pages: the list will be another one.
  const asksOnly = (words) => [...asked.keys()].every((key) => words.test(key))
  function rows(place, list, draw) {
    if (list.length === 0) return
    const box = place.querySelector('.waiting-rows')
    box.setAttribute('data-shown', '')
    box.append(...list.map(draw))
  }
  const offers = (place, base, list) =>
    rows(place, list.slice(0, 3), function ([name, images]) {
      return element('div', 'waiting-offer', [picture(images[0], base), element('p', '', [name])])
    })
  function hotels({ first_page }, base, place) {
    if (!asksOnly(/^(destination_.+|check_.+|rooms|nationality)$/)) return
    const open = (first_page || []).filter(({ sold_out }) => !sold_out)
    offers(
      place,
      base,
      open.map(({ name, images }) => [name, images]),
    )
  }
  function cars({ list }, base, place) {
    offers(
      place,
      base,
      (list || []).map(({ model }) => [model.name, model.images]),
    )
  }
  function transfers({ list }, base, place) {
    offers(
      place,
      base,
      (list || []).map(({ vehicle_class_text, images }) => [vehicle_class_text, images]),
    )
  }
  function gallery({ hotel }, base, place) {
    if (!hotel) return
    place.querySelector('.waiting-title').append(hotel.name)
    place.querySelector('.waiting-panel').append(picture(hotel.images[0], base))
    place.setAttribute('data-shown', '')
  }
  function article({ content }, base, place) {
    if (!content) return
    place.querySelector('.waiting-title').append(content.title)
    const [first] = content.images
    const shown = first ? picture(first, base) : ''
    if (shown && content.images.length > 1) shown.className = 'waiting-slide'
    place.querySelector('.waiting-rows').append(shown)
    place.setAttribute('data-shown', '')
  }
  function orders({ list }, _base, place) {
    rows(place, (list || []).slice(0, 10), function ({ booking_id, title, guests_text }) {
      return element('p', 'waiting-order', [`${booking_id} · ${title} · ${guests_text}`])
    })
  }
  // Number and what was booked in the place of the title, and in that of the facts how the order stands.
  function order({ order: found }, _base, place) {
    if (!found) return
    const { booking_id, hotel_name, vehicle_model, transfer_type_text, flight_number } = found
    const booked =
      hotel_name || vehicle_model || [transfer_type_text, flight_number].filter(Boolean).join(' ')
    place.querySelector('.waiting-title').append(`${booking_id} · ${booked}`)
    const { order_status_text, order_type_text, contact_person } = found
    const facts = [order_type_text, order_status_text, contact_person].join(' · ')
    place.querySelector('.waiting-panel').append(facts)
    place.setAttribute('data-shown', '')
  }
  function overview({ alerts = [] }, _base, place) {
    place.querySelector('.waiting-panel').append(alerts.map(({ text }) => text).join(' · '))
  }
  function ridePlace(name, id) {
    const text = (asked.get(name) || '').trim()
    return text && { name: text, address: '', lat: null, lng: null, place_id: asked.get(id) }
  }
  function carRequest() {
    const pick_up = ridePlace('pick_up_name', 'pick_up')
    const drop_off = ridePlace('drop_off_name', 'drop_off')
    const [start_local, end_local] = [asked.get('start'), asked.get('end')]
    if (!asksOnly(/^(pick_up|drop_off|start|end|tz|passengers)/)) return null
    if (!pick_up || !drop_off || !start_local || !end_local) return null
    const passengers = peopleOf(asked.get('passengers') || '2')
    return { pick_up, drop_off, start_local, end_local, passengers, page: 1, limit: 20, sort: 'default' }
  }
  function transferRequest() {
    const place = ridePlace('place_name', 'place_id')
    const [transfer_type, airport] = [asked.get('transfer_type'), asked.get('airport')]
    const more = ['flight_number', 'flight_local', 'service_local', 'driver_language']
      .filter((name) => asked.get(name))
      .map((name) => [name, asked.get(name)])
    if (asked.has('sort') || !place || !transfer_type || !airport) return null
    const passengers = peopleOf(asked.get('passengers') || '2')
    const luggage = Number(asked.get('luggage') || 2)
    const all = { transfer_type, airport, place, passengers, luggage, page: 1, limit: 20 }
    return { ...all, ...Object.fromEntries(more), sort: 'default' }
  }

  window.begunCalls = []
  const site = begin(
    'GET',
    `/api/index/index?requiredLogin=${token && /^\/user(\/|$)/.test(pathname) ? 1 : 0}`,
  )
  const [, page, id] = /^\/(.+?)(?:\/(\d+|[A-Z]\w+))?\/?$/.exec(pathname) || []
  const ask = (path, data, draw) => data && void show(begin('POST', `/api/${path}`, data), draw)
  const waitsFor = (what) => document.documentElement.setAttribute('data-waits-for', what)
  if (page === 'hotel/list') {
    const destination = { type: asked.get('destination_type'), id: asked.get('destination_id') }
    ask('hotel/search', destination.type && destination.id && withStay({ destination }), hotels)
  } else if (page === 'car/list') {
    waitsFor('cars')
    ask('car/search', carRequest(), cars)
  } else if (page === 'airport/list') {
    waitsFor('transfers')
    ask('airport/search', transferRequest(), transfers)
  } else if (page === 'cms/info' && id) {
    waitsFor('article')
    void show(begin('GET', `/api/cms.Content/info?id=${id}`), article)
  } else if (page === 'hotel/detail' && id) {
    waitsFor('hotel')
    void show(begin('GET', `/api/hotel/detail?id=${id}`), gallery)
    const data = withStay({ hotel_id: id })
    if (data) void begin('POST', '/api/hotel/rates', data)
  } else if (/^user\/(?:\w+-)?order\/detail$/.test(page) && id && token) {
    waitsFor('order')
    void show(begin('GET', `/api/order/detail?id=${id}`), order)
  } else if (page === 'user/account/overview' && token) {
    waitsFor('overview')
    void show(begin('GET', '/api/dashboard/summary'), overview)
    void begin('GET', '/api/wallet/summary')
  } else if (page === 'user/order/list' && token && search === '') {
    waitsFor('orders')
    const query = 'order_type=hotel&sort=booking_time&order=desc&page=1&limit=20'
    void show(begin('GET', `/api/order/index?${query}`), orders)
  }
})()
