import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FindPlaces } from '../../domain/answer/place'
import type { Point } from '../../domain/point'
import type { Location } from '../../domain/form/form'
import { sameValue } from '../../domain/same-value'
import { currentTag } from '../../lib/i18n'
import { useNewest } from '../../lib/use-newest'
import { Button } from '../../ui/native/Button'
import { Notice } from '../../ui/native/Notice'

interface MovePointProps {
  /** The place as it was when it was opened. */
  before: Location
  now: Location
  /** Null where addresses are only typed. */
  find: FindPlaces | null
  onMove: (point: Point) => void
}

/** Whether another address was written to a point that stayed. */
const isLeftBehind = (before: Location, now: Location): boolean =>
  before.latlng !== null &&
  sameValue(before.latlng, now.latlng) &&
  now.direccion.trim() !== '' &&
  now.direccion.trim() !== before.direccion.trim()

/** A corrected address offers to move its point there (CORR-02, ANS-10); without a search it says that it stayed. */
export function MovePoint({ before, now, find, onMove }: MovePointProps) {
  const { t } = useTranslation('place')
  const newest = useNewest()
  const [search, setSearch] = useState<{ of: string; is: 'searching' | 'none' | 'failed' } | null>(null)
  const { latlng: point } = now
  const text = now.direccion.trim()
  const spot = point && `${point.lat} ${point.lng}`
  // What is still searched for is the address and the point as they were then.
  useEffect(() => {
    newest.begin()
    setSearch(null)
  }, [newest, text, spot])
  if (!isLeftBehind(before, now)) return null
  const is = search?.of === text ? search.is : 'idle'

  async function move(ask: FindPlaces, near: Point): Promise<void> {
    const isNewest = newest.begin()
    setSearch({ of: text, is: 'searching' })
    const { signal } = new AbortController()
    const found = await ask({ text, near, language: currentTag(), signal }).catch(() => null)
    if (!isNewest()) return
    const [first] = found ?? []
    setSearch(first ? null : { of: text, is: found ? 'none' : 'failed' })
    if (first) onMove(first.point)
  }

  return (
    <Notice
      tone="info"
      title={t('moved.title')}
      actions={
        find && point ? (
          <Button busy={is === 'searching'} onClick={() => void move(find, point)}>
            {t(is === 'searching' ? 'search.searching' : 'moved.move')}
          </Button>
        ) : undefined
      }
    >
      <p role="status">
        {is === 'none' || is === 'failed' ? t(`search.${is}`) : t(find ? 'moved.text' : 'moved.byHand')}
      </p>
    </Notice>
  )
}
