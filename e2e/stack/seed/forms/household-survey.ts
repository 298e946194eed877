import type { FormDefinition } from '../form-definition'
import { areaOf, VILLA_ALTA } from '../geography'
import { date, decimal, integer, multiple, single, text, yesNo } from '../questions'

/** Relevamiento sociohabitacional: the private census taker's form. */
export const HOUSEHOLD_SURVEY: FormDefinition = {
  id: 'relevamiento-hogares',
  titulo: 'Relevamiento sociohabitacional',
  descripcion: 'Datos reservados: solo los ve quien los releva y el área de Desarrollo Social.',
  area: areaOf(VILLA_ALTA, 'social'),
  options: ['destinatario'],
  states: { Relevado: ['Derivado', 'Cerrado'], Derivado: ['Cerrado'], Cerrado: [] },
  createdBy: 'elevado',
  createdDaysAgo: 205,
  share: 24,
  answeredBy: ['censista', 'censista', 'elevado'],
  sections: [
    {
      titulo: 'Vivienda',
      questions: [
        text('Domicilio', (l) => l.place, { required: true }),
        single('Tipo de vivienda', ['Casa', 'Departamento', 'Rancho', 'Pieza en inquilinato'], {
          required: true,
        }),
        single('Tenencia', ['Propia', 'Alquilada', 'Prestada', 'Ocupada'], { required: true }),
        integer('Habitaciones', (l) => String(l.random.int(1, 4)), { required: true }),
        multiple('Servicios', ['Agua de red', 'Luz', 'Gas natural', 'Cloaca', 'Internet'], {
          weights: [5, 5, 2, 3, 3],
        }),
        yesNo('¿Tiene humedad o filtraciones?', 0.5),
        text('Foto de la vivienda', () => 'Frente', { photo: true, answered: 0.2 }),
      ],
    },
    {
      titulo: 'Integrantes del hogar',
      rows: 4,
      questions: [
        text('Nombre', (l) => l.someone().nombre, { required: true }),
        date('Fecha de nacimiento', (l) => l.daysAgo(l.random.int(300, 27_000)), { required: true }),
        single('Vínculo', ['Jefe o jefa de hogar', 'Pareja', 'Hijo o hija', 'Otro familiar'], {
          weights: [3, 2, 5, 1],
          required: true,
        }),
        single('Nivel educativo', ['Ninguno', 'Primario', 'Secundario', 'Terciario o universitario'], {
          weights: [1, 4, 4, 1],
        }),
        yesNo('¿Trabaja?', 0.5),
        decimal('Ingreso mensual ($)', (l) => `${l.random.int(80, 620)}000,00`, { answered: 0.4 }),
      ],
    },
    {
      titulo: 'Situaciones a atender',
      ask: '¿Se detecta alguna?',
      weights: [2, 2, 1],
      conditions: [
        {
          when: 'Salud',
          questions: [text('Detalle', () => 'Control pediátrico pendiente.', { required: true })],
        },
        {
          when: 'Alimentación',
          questions: [integer('Raciones necesarias', (l) => String(l.random.int(1, 6)))],
        },
        {
          when: 'Escolaridad',
          questions: [integer('Niños fuera de la escuela', () => '1', { required: true })],
        },
      ],
    },
  ],
}
