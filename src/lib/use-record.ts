import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'

/**
 * The fields of a record and what is typed in them. Problems are shown after the first try to save, then with every
 * letter.
 * @param schema whose messages are codes; the interface has the words
 * @param begin what the fields begin with
 */
export function useRecord<Typed extends FieldValues, Sound>(
  schema: z.ZodMiniType<Sound, Typed>,
  begin: DefaultValues<Typed>,
): UseFormReturn<Typed, unknown, Sound> {
  return useForm<Typed, unknown, Sound>({
    resolver: zodResolver(schema),
    defaultValues: begin,
    // The dialog sets the focus, once the fields are enabled.
    shouldFocusError: false,
  })
}
