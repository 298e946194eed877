import { useMediaQuery, useTheme } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { AUDIT_PER_PAGE } from '../../data/staff/audit'
import { pageNumber } from '../../lib/page-number'
import { useTitle } from '../../lib/title'
import { useDebounced } from '../../lib/use-debounced'
import { PagedList } from '../../ui/staff/PagedList'
import { ClockNote } from '../../ui/staff/MunicipalityClock'
import { PageHeader } from '../../ui/staff/PageHeader'
import { AuditCards } from './AuditCards'
import { AuditFilters } from './AuditFilters'
import { AuditTable } from './AuditTable'
import { DownloadButton } from './DownloadButton'
import { useAudit } from './use-audit'
import { useAuditFilters } from './use-audit-filters'
import { NamesContext, useNamesIn } from './use-names'

const COLUMNS = [60, 50, 60, 90, 50]

/** /auditoria: who did what, when and from where, for administrators; of their municipality for elevated supervisors (SEC-06). */
export function AuditPage() {
  const { t } = useTranslation('audit')
  const onPhone = useMediaQuery(useTheme().breakpoints.down('md'))
  const control = useAuditFilters()
  const person = useDebounced(control.filters.person)
  const filters = { ...control.filters, person }
  const list = useAudit(filters, pageNumber(control.page))
  const names = useNamesIn(list.entries)
  useTitle(t('title'))
  const Shape = onPhone ? AuditCards : AuditTable
  const formTitle = list.entries.find(({ idPlantilla }) => idPlantilla === filters.form)?.formulario ?? ''
  const answerCode = list.entries.find(({ respuesta }) => respuesta === filters.answer)?.codigoMunicipio ?? ''
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={<DownloadButton filters={filters} total={list.total} />}
      />
      <ClockNote />
      <AuditFilters control={control} formTitle={formTitle} answerCode={answerCode} onPhone={onPhone} />
      <PagedList
        list={list}
        shown={list.entries.length}
        pageSize={AUDIT_PER_PAGE}
        columns={COLUMNS}
        words={{
          damaged: t('damaged', { count: list.damaged }),
          none: t('none'),
          noMatch: t('noMatch'),
          clear: t('clearFilters'),
          count: (count) => t('count', { count }),
        }}
        isNarrowed={control.isNarrowed}
        onClear={control.clear}
        onPage={(page) => control.put({ pagina: page === 1 ? '' : String(page) })}
      >
        <NamesContext value={names}>
          <Shape entries={list.entries} onForm={(form) => control.put({ formulario: form })} />
        </NamesContext>
      </PagedList>
    </>
  )
}
