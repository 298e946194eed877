import { Alert, Button, ListSubheader, MenuItem, Stack, Typography } from '@mui/material'
import { useEffect, useRef } from 'react'
import { FormProvider, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { isServiceFailure } from '../../domain/failures/service-failure'
import { isRole, WISHED_ROLES } from '../../domain/user/roles'
import {
  accessDraftSchema,
  MAX_REASON_LENGTH,
  REQUEST_FAULTS,
  type SoundAccess,
} from '../../domain/user/access-request'
import { useRecord } from '../../lib/use-record'
import { RecordField } from '../../ui/staff/RecordField'
import type { RequestFailure } from './use-own-request'
import { SlowWords } from '../../ui/SlowWords'
import type { GetAccessRequestResponse } from '../../data/staff/own-request'

interface AccessFormProps {
  own: GetAccessRequestResponse
  failure: RequestFailure | null
  onAsk: (draft: SoundAccess) => Promise<void>
}

/** Asks where somebody wants to work, in which role and why (USER-06). What was typed stays when sending fails. */
export function AccessForm({ own, failure, onAsk }: AccessFormProps) {
  const { t } = useTranslation(['access', 'users', 'common'])
  const form = useRecord(accessDraftSchema, { area: '', role: '', reason: '' })
  const role = useWatch({ control: form.control, name: 'role' })
  const { submitCount, isSubmitting } = form.formState
  const fields = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting)
      fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [submitCount, isSubmitting])
  const faultWords = (fault: string) => {
    const known = REQUEST_FAULTS.find((one) => one === fault)
    return known ? t(`faults.${known}`, { most: MAX_REASON_LENGTH }) : fault
  }
  return (
    <Stack
      component="form"
      ref={fields}
      noValidate
      aria-labelledby="ask-for-access"
      onSubmit={(event) => void form.handleSubmit(onAsk)(event)}
      sx={{ gap: 5, textAlign: 'start' }}
    >
      <Typography variant="h2" id="ask-for-access">
        {t('ask')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {t('askHelp', { email: own.email })}
      </Typography>
      <FormProvider {...form}>
        <RecordField select required name="area" label={t('area')} faultWords={faultWords}>
          {own.municipalities.flatMap(({ name, areas }) => [
            <ListSubheader key={name + (areas[0]?.path ?? '')}>{name}</ListSubheader>,
            ...areas.map(({ path, name: area }) => (
              <MenuItem key={path} value={path}>
                {own.municipalities.length > 1 ? `${area} (${name})` : area}
              </MenuItem>
            )),
          ])}
        </RecordField>
        <RecordField
          select
          required
          name="role"
          label={t('role')}
          help={isRole(role) ? t(`users:roleHelp.${role}`) : t('roleHelp')}
          faultWords={faultWords}
        >
          {WISHED_ROLES.map((one) => (
            <MenuItem key={one} value={one}>
              {t(`users:roles.${one}`)}
            </MenuItem>
          ))}
        </RecordField>
        <RecordField
          required
          multiline
          minRows={3}
          name="reason"
          label={t('reason')}
          help={t('reasonHelp')}
          most={MAX_REASON_LENGTH}
          faultWords={faultWords}
        />
      </FormProvider>
      {failure && (
        <Alert severity="error" role="alert">
          {isServiceFailure(failure) ? t(`common:failures.${failure}`) : t(`failures.${failure}`)}
        </Alert>
      )}
      {isSubmitting ? <SlowWords pressed /> : null}
      <Button type="submit" variant="contained" color="secondary" size="large" loading={isSubmitting}>
        {t('send')}
      </Button>
    </Stack>
  )
}
