import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { serviceFailureOf } from '../../../data/errors'
import type { CountryBranch } from '../../../domain/geography/tree'
import type { Arrangement } from '../../../domain/catalogue/arrangement'
import { paths } from '../../../lib/paths'
import { useTitle } from '../../../lib/title'
import { LoadFailed } from '../../../ui/staff/LoadFailed'
import { PageHeader } from '../../../ui/staff/PageHeader'
import { TableSkeleton } from '../../../ui/staff/TableSkeleton'
import { MunicipalityChoice, useChosenMunicipality } from '../MunicipalityChoice'
import { usePlaces } from '../use-places'
import { CatalogueEditor } from './CatalogueEditor'
import { useCatalogue } from './use-catalogue'

/** /catalogo: which forms stand on the page of a municipality, under which subject and in which order (REACH-02). */
export function CataloguePage() {
  const { t } = useTranslation(['listing', 'staff'])
  const { data, error, isPending, refetch } = usePlaces()
  useTitle(t('title'))
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('lead')}
        back={{ to: paths.forms.href(), label: t('staff:shell.nav.forms') }}
      />
      {isPending && <TableSkeleton />}
      {!isPending && !data && (
        <LoadFailed title={t('failed')} why={serviceFailureOf(error)} onRetry={() => void refetch()} />
      )}
      {data && <CatalogueOf tree={data} />}
    </>
  )
}

/** The catalogue of the municipality that is chosen. */
function CatalogueOf({ tree }: { tree: readonly CountryBranch[] }) {
  const { t } = useTranslation('listing')
  const chosen = useChosenMunicipality(tree)
  const { data, error, isPending, refetch } = useCatalogue(chosen.path)
  /** What was being arranged when somebody else saved, put together with that. */
  const [merged, setMerged] = useState<Arrangement | null>(null)
  return (
    <>
      <MunicipalityChoice {...chosen} />
      {isPending && <TableSkeleton />}
      {!isPending && !data && (
        <LoadFailed title={t('failed')} why={serviceFailureOf(error)} onRetry={() => void refetch()} />
      )}
      {data && (
        <CatalogueEditor
          // What was saved, here or elsewhere, begins anew.
          key={`${chosen.path} ${data.arrangement.version}`}
          municipality={chosen.path}
          stored={data}
          merged={merged?.version === data.arrangement.version ? merged : null}
          onMerged={setMerged}
        />
      )}
    </>
  )
}
