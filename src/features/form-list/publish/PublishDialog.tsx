import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Skeleton, Stack } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { serviceFailureOf } from '../../../data/errors'
import { getForm } from '../../../data/staff/forms'
import { listTables } from '../../../data/staff/tables'
import type { Form } from '../../../domain/form/form'
import type { FormRow } from '../../../domain/form/form-row'
import type { Finding } from '../../../domain/publication/finding'
import { checkPublication } from '../../../domain/publication/publication'
import { tablesUsed } from '../../../domain/form/tables-used'
import { tableIdOf, type Table } from '../../../domain/tables/table'
import type { TableRef } from '../../../domain/tables/table-ref'
import { findingWords } from '../../../lib/finding-words'
import { toMend } from '../../../lib/mend-place'
import { paths } from '../../../lib/paths'
import { useSession } from '../../../lib/session'
import { FindingList } from '../../../ui/staff/publish/FindingList'
import { DialogWait } from '../../../ui/staff/DialogWait'
import { LoadFailed } from '../../../ui/staff/LoadFailed'

/** The form as it is stored, and the tables that it picks from; without network for those it is checked without them. */
async function readToPublish(id: string): Promise<{ form: Form; tables: readonly Table[] }> {
  const form = await getForm(id)
  const isPicked = tablesUsed(form.secciones).length > 0
  return { form, tables: isPicked ? await listTables(form.municipalityPath).catch(() => []) : [] }
}

interface PublishDialogProps {
  row: FormRow
  title: string
  busy: boolean
  onPublish: (form: Form) => void
  onClose: () => void
}

/**
 * Checks a form, then asks whether it is to be public. A form that nobody could send is not published (EDIT-25,
 * LIST-03).
 */
export function PublishDialog({ row, title, busy, onPublish, onClose }: PublishDialogProps) {
  const { t } = useTranslation(['staff', 'common'])
  const { user } = useSession()
  const id = useId()
  const navigate = useNavigate()
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['form-to-publish', row.id],
    queryFn: () => readToPublish(row.id),
    // Not cached, because somebody may just have repaired it in the editor.
    gcTime: 0,
  })
  const form = data?.form
  // Publishing changes nothing of what the form asks: it goes on with the versions that it picks from.
  const columnsOf = ({ table, version }: TableRef) =>
    data?.tables.find((one) => tableIdOf(one) === table && one.version === version)?.columnas
  const found = form && checkPublication(form, user, columnsOf)
  const isBlocked = found !== undefined && found.blocking.length > 0
  const shown = (finding: Finding) => ({
    ...findingWords(t, finding),
    onOpen: () => void navigate(paths.editForm.href(row.id), { state: toMend(finding.place) }),
  })
  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      fullWidth
      maxWidth="sm"
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>
        {t(isBlocked ? 'publish.blockedTitle' : 'publish.title', { title })}
      </DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 4 }}>
          <span id={`${id}-text`}>{t(isBlocked ? 'publish.mend' : 'publish.ask')}</span>
          {isError && <LoadFailed why={serviceFailureOf(error)} onRetry={() => void refetch()} />}
          {!form && !isError && <Skeleton variant="rounded" height={88} />}
          {found && <FindingList blocking={found.blocking.map(shown)} advising={found.advising.map(shown)} />}
        </Stack>
      </DialogContent>
      <DialogWait busy={busy || (!form && !isError)} />
      <DialogActions>
        <Button onClick={onClose} disabled={busy}>
          {t('common:actions.cancel')}
        </Button>
        {isBlocked ? (
          <Button variant="contained" component={Link} to={paths.editForm.href(row.id)}>
            {t('publish.edit')}
          </Button>
        ) : isError ? null : (
          <Button variant="contained" loading={busy || !form} onClick={() => form && onPublish(form)}>
            {t('publish.confirm')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
