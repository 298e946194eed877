import { When } from '../../ui/staff/When'
import { Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { Card, CardList, CardTerms } from '../../ui/staff/CardList'
import { About } from './About'
import type { ShownEntries } from './AuditTable'
import { kindWords, originWords, personWords, roleWords } from './entry-words'
import { useNames } from './use-names'

/** The trail on a phone: a card for each entry (NAV-05). */
export function AuditCards({ entries, onForm }: ShownEntries) {
  const { t } = useTranslation(['audit', 'staff'])
  const names = useNames()
  return (
    <CardList label={t('title')}>
      {entries.map((entry) => (
        <Card key={entry.id}>
          <Typography variant="h3" component="h2">
            {kindWords(t, entry.tipo)}
          </Typography>
          <Typography sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums', mb: 2 }}>
            <When moment={entry.fecha} at={entry.municipalityPath} />
          </Typography>
          <About entry={entry} onForm={onForm} />
          <CardTerms
            terms={[
              { term: t('person'), value: personWords(names, entry.por) || t('nobody') },
              { term: t('role'), value: roleWords(t, entry.rol) },
              { term: t('origin'), value: originWords(entry) },
            ]}
          />
        </Card>
      ))}
    </CardList>
  )
}
