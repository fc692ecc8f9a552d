import type { AccessSettingRecord } from './account-records.ts'
import type { World } from './world.ts'

/** Nothing is required, and sessions end with their tokens only, until the company decides otherwise. */
export function accessSettingOf(world: Pick<World, 'tables'>, company_id: string): AccessSettingRecord {
  return (
    world.tables.access_setting.get(company_id) ?? {
      id: company_id,
      second_factor_required: false,
      idle_minutes: null,
    }
  )
}
