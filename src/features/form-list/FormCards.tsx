import { Box, Stack, Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'
import type { FormRow } from '../../domain/form/form-row'
import { localized } from '../../domain/language'
import { useAbility } from '../../lib/ability'
import { useLanguage } from '../../lib/i18n'
import { Card, CardList } from '../../ui/staff/CardList'
import { StatusTag } from '../../ui/staff/StatusTag'
import { FormButtons } from './FormButtons'
import { FormMenu } from './FormMenu'
import { FormTitle } from './FormTitle'
import { LabelChips } from './labels/LabelChips'
import { Scope } from './Scope'
import { WorkLine } from './WorkCells'

/** The forms on a phone: a card each with what matters (NAV-05). */
export function FormCards({ forms }: { forms: FormRow[] }) {
  const { t } = useTranslation('staff')
  const language = useLanguage()
  const withScope = useAbility().can('publish', 'form')
  return (
    <CardList label={t('forms.title')}>
      {forms.map((form) => {
        const title = localized(form, 'titulo', language)
        return (
          <Card key={form.id}>
            <Stack direction="row" sx={{ gap: 2, justifyContent: 'space-between', mt: -1, mr: -2 }}>
              <Typography variant="h3" component="h2" sx={{ mt: 2 }}>
                <FormTitle form={form} title={title} />
              </Typography>
              <Box>
                <FormMenu form={form} title={title} size="large" />
              </Box>
            </Stack>
            <Typography sx={{ color: 'text.secondary', mb: 2 }}>{form.areaInfo.nombre}</Typography>
            <LabelChips labels={form.etiquetas} size="medium" />
            <WorkLine formId={form.id} />
            <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', mb: 3 }}>
              {withScope && <Scope form={form} title={title} />}
              {form.opcionales.addPaymentGateway && <StatusTag label={t('forms.takesPayments')} />}
            </Stack>
            <Stack direction="row" sx={{ gap: 1 }}>
              <FormButtons form={form} title={title} size="large" />
            </Stack>
          </Card>
        )
      })}
    </CardList>
  )
}
