// The floor: what node:http does with a ready answer. Arguments: port, file with the answer to GET, file for POST.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [port = '0', getFile = '', postFile = ''] = process.argv.slice(2)
const bodies = { GET: readFileSync(getFile), POST: readFileSync(postFile) }

createServer((request, answer) => {
  const body = request.method === 'POST' ? bodies.POST : bodies.GET
  const send = () => {
    answer.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length })
    answer.end(body)
  }
  if (request.method !== 'POST') return send()
  request.resume()
  request.on('end', send)
}).listen(Number(port), '127.0.0.1')
