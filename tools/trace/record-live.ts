/** Records the calls between the portal and a real backend: `npm start -- --api URL --record FILE`. */
import { argumentsOrEnd } from '../workspace/arguments.mjs'
import { createLiveRecorder } from './live-recorder.ts'

const help = 'node tools/trace/record-live.ts --port N --target URL --trace FILE'

/** How often the recording is saved, ms. */
const patience = 1000

const {
  port,
  target,
  trace: file,
} = argumentsOrEnd(help, {
  port: { type: 'string', default: '4210' },
  target: { type: 'string', default: '' },
  trace: { type: 'string', default: '' },
})
const { server, save } = createLiveRecorder({ target, file })
save()
const timer = setInterval(save, patience)
const close = () => {
  clearInterval(timer)
  save()
  server.closeAllConnections()
  server.close(() => process.exit(0))
}
process.once('SIGINT', close)
process.once('SIGTERM', close)
server.listen(Number(port), '127.0.0.1', () => console.log(`Recording ${target} into ${file}`))
