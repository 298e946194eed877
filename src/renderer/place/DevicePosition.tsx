import { useTranslation } from 'react-i18next'
import type { Point } from '../../domain/point'
import { Button } from '../../ui/native/Button'
import { Notice } from '../../ui/native/Notice'
import { PinIcon } from '../../ui/native/icons'
import { useDevicePosition } from './use-device-position'

/** Above this many metres the position is called approximate. */
const PRECISE = 50

/** Puts the pin where the device is, when the person asks for it, and says why it cannot. */
export function DevicePosition({ onFound }: { onFound: (point: Point, metres: number) => void }) {
  const { t } = useTranslation('place')
  const [state, ask] = useDevicePosition(onFound)
  const isAsking = state.status === 'asking'
  return (
    <>
      <div>
        <Button icon={<PinIcon />} busy={isAsking} onClick={ask}>
          {isAsking ? t('device.asking') : t('device.use')}
        </Button>
      </div>
      <div aria-live="polite">
        {state.status === 'found' ? (
          <Notice tone={state.metres > PRECISE ? 'warning' : 'success'}>
            <p>
              {state.metres > PRECISE
                ? t('device.imprecise', { metres: Math.round(state.metres) })
                : t('device.found', { metres: Math.max(Math.round(state.metres), 1) })}
            </p>
          </Notice>
        ) : null}
        {state.status === 'failed' ? (
          <Notice tone="warning">
            <p>
              {t(`device.${state.why}`)} {t('device.otherwise')}
            </p>
          </Notice>
        ) : null}
      </div>
    </>
  )
}
