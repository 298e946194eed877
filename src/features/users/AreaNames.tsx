import { Link } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** The areas of somebody: the first, and the others once they are asked for. */
export function AreaNames({ names, of }: { names: readonly string[]; of: string }) {
  const { t } = useTranslation('users')
  const [isOpen, setOpen] = useState(false)
  const [first = '', ...others] = names
  if (others.length === 0) return first
  const more = t('areasMore', { count: others.length })
  return (
    <>
      {isOpen ? names.join(', ') : first}{' '}
      <Link
        component="button"
        type="button"
        aria-expanded={isOpen}
        aria-label={`${isOpen ? t('areasFewer') : more}: ${of}`}
        onClick={() => setOpen(!isOpen)}
        sx={{ minHeight: 24, verticalAlign: 'baseline', font: 'inherit', whiteSpace: 'nowrap' }}
      >
        {isOpen ? t('areasFewer') : more}
      </Link>
    </>
  )
}
