import { useTranslation } from 'react-i18next'
import { LANGUAGE_TAG } from '../../domain/language'
import { monthName } from '../../domain/calendar-names'
import { cleanValue } from '../../domain/text/clean'
import control from '../../ui/native/control.module.css'
import type { InputProps } from '../input-props'
import { onLeaveGroup } from '../shared/leave'
import styles from './Input.module.css'

const MONTHS = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'))

/** A month by its name and a year by its figures: few browsers have a control for both (KIND-01). */
export function MonthInput(props: InputProps) {
  const { id, response, labelledBy, describedBy, invalid, language, onChange, onLeave } = props
  const { t } = useTranslation('kinds')
  const [year = '', month = ''] = response.respuesta.split('-')
  const change = (nextYear: string, nextMonth: string) =>
    onChange({ respuesta: nextYear === '' && nextMonth === '' ? '' : `${nextYear}-${nextMonth}` })
  return (
    <div
      id={id}
      role="group"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={styles.parts}
      onBlur={onLeaveGroup(onLeave)}
    >
      <div className={styles.part}>
        <label htmlFor={`${id}-month`} className={styles.words}>
          {t('month')}
        </label>
        <select
          id={`${id}-month`}
          className={control.control}
          value={month}
          aria-invalid={invalid || undefined}
          onChange={({ target }) => change(year, target.value)}
        >
          <option value="">—</option>
          {MONTHS.map((one) => (
            <option key={one} value={one}>
              {monthName(LANGUAGE_TAG[language], Number(one))}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.part}>
        <label htmlFor={`${id}-year`} className={styles.words}>
          {t('year')}
        </label>
        <input
          id={`${id}-year`}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          className={control.control}
          value={year}
          aria-invalid={invalid || undefined}
          onChange={({ target }) => change(cleanValue(target.value), month)}
        />
      </div>
    </div>
  )
}
