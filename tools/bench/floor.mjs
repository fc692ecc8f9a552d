// The floor: what node:http does with one answer, as fast as it goes. Arguments: port, file with the answer, and
// `ready` to send its bytes as they are or `stringify` to write them from the object for each request.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [port = '0', file = '', kind = 'ready'] = process.argv.slice(2)
const bytes = readFileSync(file)
const value = JSON.parse(bytes.toString())
const bodyOf = kind === 'stringify' ? () => JSON.stringify(value) : () => bytes

createServer((request, answer) => {
  const send = () => {
    const body = bodyOf()
    answer.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
    answer.end(body)
  }
  if (request.method !== 'POST') return send()
  request.resume()
  request.on('end', send)
}).listen(Number(port), '127.0.0.1')
