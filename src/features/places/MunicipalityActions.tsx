import MoreIcon from '@mui/icons-material/MoreVert'
import { Button, IconButton, Menu, MenuItem } from '@mui/material'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { PlacedMunicipality } from '../../domain/geography/tree'
import { paths } from '../../lib/paths'
import { useSession } from '../../lib/session'
import { BlockMunicipality } from './BlockMunicipality'
import { FactorPolicyDialog } from './FactorPolicyDialog'
import type { ActionLook } from './listed'
import { ProcessingRecord } from './ProcessingRecord'

/** What opens over the list. */
type Opened = 'factor' | 'record' | 'blocking'

interface MunicipalityActionsProps {
  municipality: PlacedMunicipality
  look: ActionLook
  onEdit: () => void
}

/**
 * The actions on a municipality: what is done often as a button, what is done once a year in a menu, and blocking it
 * last of all (GEO-01, GEO-03). One's own cannot be blocked: it would lock oneself out.
 */
export function MunicipalityActions({ municipality, look, onEdit }: MunicipalityActionsProps) {
  const { t } = useTranslation(['places', 'staff', 'factor'])
  const { user } = useSession()
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [opened, setOpened] = useState<Opened | null>(null)
  const { nombre: place, path, inhabilitado } = municipality
  const choose = (what: Opened) => () => {
    setAnchor(null)
    setOpened(what)
  }
  const shown = { municipality, onClose: () => setOpened(null) }
  return (
    <>
      <Button {...look} aria-label={t('municipalities.changeOf', { place })} onClick={onEdit}>
        {t('municipalities.changeAction')}
      </Button>
      <IconButton
        size={look.size ?? 'medium'}
        aria-label={t('municipalities.moreOf', { place })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon aria-hidden />
      </IconButton>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem component={Link} to={paths.people.href(path)}>
          {t('staff:shell.people')}
        </MenuItem>
        <MenuItem onClick={choose('factor')}>{t('factor:title')}</MenuItem>
        <MenuItem onClick={choose('record')}>{t('processing.action')}</MenuItem>
        {path !== user.municipalityPath && (
          <MenuItem
            onClick={choose('blocking')}
            sx={inhabilitado ? undefined : { color: 'var(--color-danger)' }}
          >
            {inhabilitado ? t('municipalities.unblock') : t('municipalities.block')}
          </MenuItem>
        )}
      </Menu>
      {opened === 'factor' && <FactorPolicyDialog {...shown} />}
      {opened === 'record' && <ProcessingRecord {...shown} />}
      {opened === 'blocking' && <BlockMunicipality {...shown} />}
    </>
  )
}
