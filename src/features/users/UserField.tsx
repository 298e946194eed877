import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_NAME_LENGTH, USER_FAULTS } from '../../domain/user/user-draft'
import { RecordField } from '../../ui/staff/RecordField'
import { SAVE_USER_OUTCOMES } from '../../domain/user/save-outcome'

const FAULTS = [...USER_FAULTS, ...SAVE_USER_OUTCOMES] as const

/** A field of a user with its problem below, found here or by the server. */
export function UserField({
  required = true,
  ...field
}: Omit<ComponentProps<typeof RecordField>, 'faultWords'>) {
  const { t } = useTranslation('users')
  const faultWords = (fault: string) => {
    const known = FAULTS.find((one) => one === fault)
    return known && known !== 'saved' ? t(`faults.${known}`, { most: MAX_NAME_LENGTH }) : fault
  }
  return <RecordField {...field} required={required} faultWords={faultWords} />
}
