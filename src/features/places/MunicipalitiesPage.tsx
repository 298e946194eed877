import { Button } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { CountryBranch } from '../../domain/geography/tree'
import { provincesOf, municipalitiesOf, type PlacedMunicipality } from '../../domain/geography/tree'
import { paths } from '../../lib/paths'
import { StatusTag } from '../../ui/staff/StatusTag'
import { BlockMunicipality } from './BlockMunicipality'
import { FactorPolicyDialog } from './FactorPolicyDialog'
import { PlaceList } from './PlaceList'
import { PlacesPage } from './PlacesPage'
import { ChangeMunicipality } from './ChangeMunicipality'
import { MunicipalityDialog } from './MunicipalityDialog'
import { ProcessingRecord } from './ProcessingRecord'

/** /municipios: the municipalities, for administrators (GEO-01, GEO-03). */
export function MunicipalitiesPage() {
  const { t } = useTranslation(['places', 'staff', 'factor'])
  const [edited, setEdited] = useState<PlacedMunicipality | 'new' | null>(null)
  const [secured, setSecured] = useState<PlacedMunicipality | null>(null)
  const around = (tree: readonly CountryBranch[]) => ({
    provinces: provincesOf(tree),
    municipalities: municipalitiesOf(tree),
    onClose: () => setEdited(null),
  })
  const columns = [
    { title: t('province'), of: ({ provincia, pais }: PlacedMunicipality) => `${provincia} (${pais})` },
    { title: t('municipalities.key'), of: ({ key }: PlacedMunicipality) => key },
    { title: t('municipalities.id'), of: ({ idMuniCore }: PlacedMunicipality) => idMuniCore },
    {
      title: t('municipalities.state'),
      of: ({ inhabilitado }: PlacedMunicipality) =>
        inhabilitado ? (
          <StatusTag tone="danger" label={t('municipalities.blocked')} />
        ) : (
          <StatusTag tone="success" label={t('municipalities.open')} />
        ),
    },
  ]
  return (
    <PlacesPage
      title={t('municipalities.title')}
      add={t('municipalities.new')}
      onAdd={() => setEdited('new')}
      failed="municipalitiesFailed"
    >
      {(tree) => (
        <>
          <PlaceList
            label={t('municipalities.title')}
            none={t('municipalities.none')}
            places={municipalitiesOf(tree)}
            columns={columns}
            actions={(municipality, look) => (
              <>
                <Button
                  {...look}
                  aria-label={t('municipalities.changeOf', { place: municipality.nombre })}
                  onClick={() => setEdited(municipality)}
                >
                  {t('municipalities.changeAction')}
                </Button>
                <Button
                  {...look}
                  component={Link}
                  to={paths.people.href(municipality.path)}
                  aria-label={t('staff:shell.peopleOf', { place: municipality.nombre })}
                >
                  {t('staff:shell.people')}
                </Button>
                <Button
                  {...look}
                  aria-label={t('factor:policy.of', { place: municipality.nombre })}
                  onClick={() => setSecured(municipality)}
                >
                  {t('factor:title')}
                </Button>
                <ProcessingRecord municipality={municipality} look={look} />
                <BlockMunicipality municipality={municipality} look={look} />
              </>
            )}
          />
          {secured && <FactorPolicyDialog municipality={secured} onClose={() => setSecured(null)} />}
          {edited === 'new' && <MunicipalityDialog municipality={null} record={null} {...around(tree)} />}
          {edited && edited !== 'new' && <ChangeMunicipality municipality={edited} {...around(tree)} />}
        </>
      )}
    </PlacesPage>
  )
}
