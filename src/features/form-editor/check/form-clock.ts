import type { CalendarDay } from '../../../domain/calendar'
import { dayIn } from '../../../domain/zone-times'
import { useZone } from '../../../lib/zone'
import { useZoneAt } from '../../../lib/zone-reader'
import { useEditorState } from '../store/context'

/** By which clock the form that is edited is answered: its municipality's (OPS-08). */
export function useFormZone(): string {
  const own = useZone()
  const municipalityPath = useEditorState(({ form }) => form.municipalityPath)
  return useZoneAt(municipalityPath) ?? own
}

/** The day that rules are tried with: the town hall's, by which they work when somebody answers. */
export function useToday(): () => CalendarDay {
  const zone = useFormZone()
  return () => dayIn(new Date(), zone)
}
