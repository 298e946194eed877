/** Which columns of an XLSForm are read, and where what they say goes. */

export const SURVEY_COLUMNS: ReadonlySet<string> = new Set([
  ...['type', 'name', 'label', 'hint', 'guidance_hint', 'constraint', 'constraint_message', 'required'],
  ...['relevant', 'default', 'calculation', 'choice_filter', 'repeat_count', 'read_only', 'appearance'],
  ...['parameters', 'image', 'audio', 'video', 'big_image', 'disabled'],
])
/** Settings that say something which this product decides otherwise. */
export const KEPT_SETTINGS = [
  ...['instance_name', 'submission_url', 'public_key', 'auto_send', 'auto_delete', 'style', 'namespaces'],
  ...['allow_choice_duplicates', 'sms_keyword'],
]

/** In which column a rule stood. */
export const COLUMN_OF: Readonly<Record<string, string>> = {
  ...{ mostrarSi: 'relevant', obligatoriaSi: 'required', calculo: 'calculation', valorInicial: 'default' },
  ...{ filtroOpciones: 'choice_filter', validacion: 'constraint', filas: 'repeat_count' },
  ...{ minimo: 'parameters', maximo: 'parameters' },
}
