import type { SentMessage, World } from '../../world/world.ts'

/** Notes a code or mail that a real system would send; tests read it back through the control call `peek/sent`. */
export function sendMessage(world: World, message: Omit<SentMessage, 'id' | 'time'>): void {
  world.sent.push({ id: `sent-${world.next('sent')}`, time: world.clock.now(), ...message })
}
