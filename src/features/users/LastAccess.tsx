import { useTranslation } from 'react-i18next'
import type { User } from '../../domain/user/user'
import { StatusTag } from '../../ui/staff/StatusTag'
import { When } from '../../ui/staff/When'

/** When somebody signed in last; who never did is found at a glance. */
export function LastAccess({ user }: { user: User }) {
  const { t } = useTranslation('users')
  if (user.ultimoAcceso) return <When moment={user.ultimoAcceso} at={user.municipalityPath} />
  return user.baja === true ? null : <StatusTag tone="warning" label={t('neverSignedIn')} />
}
