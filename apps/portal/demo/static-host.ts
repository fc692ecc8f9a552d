import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'

/** Serves a folder as GitHub Pages does: its files, and 404.html for all else. */
export function staticHost(folder: string): Server {
  const files = sirv(folder, { dev: true })
  return createServer((request, response) =>
    files(request, response, () => {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' })
      response.end(readFileSync(join(folder, '404.html')))
    }),
  )
}
