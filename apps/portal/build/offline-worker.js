// Precedes the worker script of the mock in builds with the mock in the page. They work without a network after the first
// visit. Pages come from the network first, so that a new build is noticed; files are named after their content, so a
// kept file is never old.
const cachePrefix = 'portal-'
/** Files fetched at a time. */
const lanes = 4

// The mock unregisters its worker with the last page; a later visit without a network needs it.
self.registration.unregister = async () => false

async function keepBuild() {
  const { build, files } = await (await self.fetch('/offline.json', { cache: 'no-cache' })).json()
  const name = cachePrefix + build
  const cache = await caches.open(name)
  const left = files.values()
  const fetchNext = async () => {
    for (const path of left) {
      if (await cache.match(path, { ignoreVary: true })) continue
      const response = await self.fetch(path, { priority: 'low' })
      if (!response.ok) throw new Error(`${path} answers ${response.status}`)
      // A redirected response cannot open a page from the cache.
      await cache.put(path, response.redirected ? new Response(response.body, response) : response)
    }
  }
  await Promise.all(Array.from({ length: lanes }, fetchNext))
  const old = (await caches.keys()).filter((each) => each.startsWith(cachePrefix) && each !== name)
  await Promise.all(old.map((each) => caches.delete(each)))
  await cache.put('/offline-complete', new Response(build))
}

const kept = (path) => caches.match(path, { ignoreVary: true, ignoreSearch: true })

async function openPage(request) {
  try {
    return await self.fetch(request)
  } catch {
    const path = new URL(request.url).pathname.replace(/\/$/, '')
    return (await kept(`${path}/index.html`)) ?? (await kept('/shell.html')) ?? Response.error()
  }
}

const openFile = async (request) => (await kept(request.url)) ?? self.fetch(request)

const answerWith = (event, response) => {
  event.respondWith(response)
  // Otherwise the mock's own listener would answer too.
  event.stopImmediatePropagation()
}

self.addEventListener('message', (event) => {
  // The next visit fetches what failed.
  if (event.data === 'KEEP_OFFLINE') event.waitUntil(keepBuild().catch(() => {}))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') answerWith(event, openPage(request))
  else if (pathname.startsWith('/assets/')) answerWith(event, openFile(request))
})
