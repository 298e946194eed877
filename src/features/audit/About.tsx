import { Box, ButtonBase, Link } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import type { AuditEntry } from '../../domain/audit/entry'
import { paths } from '../../lib/paths'
import { aboutWords } from './entry-words'
import { useNames } from './use-names'

interface AboutProps {
  entry: AuditEntry
  /** Narrows the list to a form. */
  onForm: (formId: string) => void
}

/** What an entry is about: its answer, its form, and what changed. */
export function About({ entry, onForm }: AboutProps) {
  const { t } = useTranslation(['audit', 'staff'])
  const { respuesta, codigoMunicipio, idPlantilla, formulario, tipo } = entry
  const names = useNames()
  const code = codigoMunicipio || respuesta
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      {respuesta !== '' && (
        <div>
          {tipo === 'borrado' ? (
            code
          ) : (
            <Link component={RouterLink} to={paths.view.href(respuesta)}>
              {code}
            </Link>
          )}
        </div>
      )}
      {idPlantilla !== '' && (
        <ButtonBase
          onClick={() => onForm(idPlantilla)}
          aria-label={t('filterByForm', { title: formulario || idPlantilla })}
          sx={{
            font: 'inherit',
            textAlign: 'start',
            color: 'var(--color-primary)',
            textDecoration: 'underline',
            minHeight: 24,
          }}
        >
          {formulario || idPlantilla}
        </ButtonBase>
      )}
      {aboutWords(t, entry, names).map((line, index) => (
        <div key={index}>{line}</div>
      ))}
    </Box>
  )
}
