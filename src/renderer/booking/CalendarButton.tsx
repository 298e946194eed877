import { useTranslation } from 'react-i18next'
import type { BookedTime } from '../../domain/appointment/appointment'
import { calendarFile } from '../../domain/appointment/calendar-file'
import { downloadFile } from '../../lib/download-file'
import { useZone } from '../../lib/zone'
import { Button } from '../../ui/native/Button'
import { DownloadIcon } from '../../ui/native/icons'

/** The answer whose appointment it is. */
export interface BookedFor {
  title: string
  code: string
}

/** Takes an appointment along into the calendar of a phone or computer (REACH-09). */
export function CalendarButton({ appointment, of }: { appointment: BookedTime; of: BookedFor }) {
  const { t } = useTranslation('booking')
  const zone = useZone()
  const take = () => {
    const text = calendarFile({
      ...{ appointment, zone, ...of },
      ...{ host: window.location.hostname, now: new Date() },
    })
    downloadFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), `${of.code}.ics`)
  }
  return (
    <Button icon={<DownloadIcon />} onClick={take}>
      {t('calendar')}
    </Button>
  )
}
