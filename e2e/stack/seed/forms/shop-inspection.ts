import type { FormDefinition } from '../form-definition'
import { areaOf, VILLA_ALTA } from '../geography'
import { check, date, decimal, integer, link, multiple, single, text, time, yesNo } from '../questions'

const TRADES = [
  'Almacén y despensa', 'Bar o café', 'Carnicería', 'Farmacia', 'Ferretería', 'Gimnasio', 'Heladería',
  'Indumentaria y calzado', 'Kiosco', 'Lavadero', 'Librería', 'Panadería', 'Peluquería', 'Restaurante', 'Veterinaria',
] // prettier-ignore

/** Inspección de comercios: the long checklist of the inspector in the street. */
export const SHOP_INSPECTION: FormDefinition = {
  id: 'inspeccion-comercios',
  titulo: { es: 'Inspección de comercios', en: 'Shop inspection', ca: 'Inspecció de comerços' },
  descripcion: {
    es: 'Control de habilitación, seguridad e higiene en locales comerciales, según la ordenanza 214/19.',
    en: 'Check of licence, safety and hygiene on shop premises, under ordinance 214/19.',
  },
  area: areaOf(VILLA_ALTA, 'inspeccion'),
  options: ['geolocalizacion', 'digitalSignature', 'pdfDownloadCode'],
  states: {
    Pendiente: ['En revisión'],
    'En revisión': ['Observada', 'Aprobada'],
    Observada: ['En revisión', 'Clausurada'],
    Aprobada: [],
    Clausurada: ['En revisión'],
  },
  signatures: [
    { title: 'Inspector actuante', typeOfSignature: 'draw', tipeOfSignatory: 'intern' },
    { title: 'Responsable del local', typeOfSignature: 'both', tipeOfSignatory: 'citizen' },
  ],
  createdBy: 'generador',
  createdDaysAgo: 240,
  edits: [
    { by: 'generador', daysAgo: 205 },
    { by: 'supervisor', daysAgo: 190 },
  ],
  share: 58,
  answeredBy: ['inspector', 'inspector.dos', 'inspector.elevado'],
  sections: [
    {
      titulo: { es: 'Datos del comercio', en: 'The shop' },
      questions: [
        text({ es: 'Nombre de fantasía', en: 'Trade name' }, (l) => l.shop, { required: true }),
        text('Titular de la habilitación', (l) => `${l.person.apellido}, ${l.person.nombre}`, {
          required: true,
        }),
        integer('CUIT del titular', (l) => `20${l.person.dni}${l.random.int(0, 9)}`, {
          hint: 'Once cifras, sin guiones',
          required: true,
        }),
        text('Domicilio', (l) => l.place, { required: true }),
        single({ es: 'Rubro principal', en: 'Main trade' }, TRADES, { required: true, filtrable: true }),
        multiple(
          'Otros rubros',
          ['Venta de bebidas alcohólicas', 'Elaboración propia', 'Reparto a domicilio'],
          {
            answered: 0.4,
          },
        ),
        decimal('Superficie cubierta (m²)', (l) => `${l.random.int(18, 240)},${l.random.int(0, 9)}0`),
        integer('Personal en el turno', (l) => String(l.random.int(1, 9)), { required: true }),
        link('Sitio web o red social', () => 'https://comercios.villaalta.example', { answered: 0.2 }),
        text('Teléfono', (l) => l.someone().telefono, { repetible: true }),
      ],
    },
    {
      titulo: 'Documentación',
      questions: [
        yesNo('¿Exhibe el certificado de habilitación?', 0.85, { required: true }),
        text('Número de habilitación', (l) => `H-${l.random.int(1200, 9800)}`),
        date('Vencimiento de la habilitación', (l) => l.daysAgo(-l.random.int(20, 700))),
        check('Libro de inspecciones disponible'),
        check('Libreta sanitaria del personal'),
        check('Seguro de responsabilidad civil'),
        check('Constancia de inscripción en tasas municipales'),
        check('Contrato de alquiler o título'),
        check('Plano aprobado del local'),
        text('Observaciones sobre la documentación', () => 'Presenta copia; se pide el original.', {
          answered: 0.2,
        }),
      ],
    },
    {
      titulo: 'Seguridad',
      descripcion: 'Recorra el local completo, incluido el depósito.',
      questions: [
        check('Matafuegos con carga vigente', { required: true }),
        integer('Cantidad de matafuegos', (l) => String(l.random.int(1, 5))),
        date('Vencimiento de la próxima carga', (l) => l.daysAgo(-l.random.int(10, 330))),
        check('Luces de emergencia en funcionamiento', { required: true }),
        check('Salida de emergencia libre de obstáculos', { required: true }),
        check('Señalización de evacuación'),
        check('Puertas con apertura hacia afuera'),
        check('Instalación eléctrica con disyuntor'),
        check('Tablero cerrado e identificado'),
        check('Instalación de gas certificada'),
        check('Botiquín de primeros auxilios'),
        check('Piso antideslizante'),
        check('Estanterías fijadas a la pared'),
        check('Depósito ordenado'),
        check('Vidrios identificados o de seguridad'),
        check('Toldos y cartelería firmes'),
        check('Plan de evacuación a la vista'),
        check('Teléfonos de emergencia a la vista'),
        integer('Factor de ocupación declarado', (l) => String(l.random.int(10, 120))),
        text('Foto del frente del local', () => 'Frente visto desde la vereda', {
          photo: true,
          required: true,
        }),
      ],
    },
    {
      titulo: 'Higiene',
      questions: [
        check('Paredes y techos limpios y sin humedad', { required: true }),
        check('Pisos limpios'),
        check('Sanitarios para el público'),
        check('Sanitarios para el personal'),
        check('Agua caliente'),
        check('Jabón y toallas descartables'),
        check('Residuos en recipientes con tapa'),
        check('Certificado de desinfección vigente'),
        date('Fecha de la última desinfección', (l) => l.daysAgo(l.random.int(5, 60))),
        check('Tanque de agua con limpieza semestral'),
        check('Ausencia de plagas'),
        check('Ventilación suficiente'),
        check('Indumentaria limpia del personal'),
        check('Productos de limpieza apartados de los alimentos'),
      ],
    },
    {
      titulo: 'Según el tipo de comercio',
      ask: '¿Qué tipo de local es?',
      required: true,
      single: true,
      weights: [5, 4, 2],
      conditions: [
        {
          when: { es: 'Gastronómico', en: 'Food service' },
          questions: [
            check('Campana con extracción', { required: true }),
            check('Cámara de frío por debajo de 5 °C', { required: true }),
            decimal('Temperatura medida (°C)', (l) => `${l.random.int(1, 7)},${l.random.int(0, 9)}`),
            check('Separación entre crudos y cocidos'),
            check('Trampa de grasa con mantenimiento'),
            check('Carnet de manipulación de alimentos'),
            time('Hora de cierre de cocina', (l) => l.at(23, 30)),
          ],
        },
        {
          when: { es: 'Venta de alimentos', en: 'Food shop' },
          questions: [
            check('Precios a la vista', { required: true }),
            check('Productos dentro de su fecha'),
            check('Heladeras con termómetro'),
            check('Balanza con control anual'),
            check('Bebidas alcohólicas con cartel de prohibición a menores'),
          ],
        },
        {
          when: { es: 'Otros comercios y servicios', en: 'Other shops and services' },
          questions: [
            check('Precios a la vista'),
            check('Probadores con cortina'),
            check('Depósito separado del salón'),
          ],
        },
      ],
    },
    {
      titulo: 'Accesibilidad',
      questions: [
        check('Ingreso sin escalones o con rampa'),
        check('Ancho de puerta de 80 cm o más'),
        check('Sanitario accesible'),
        check('Mostrador a dos alturas'),
        check('Perro de asistencia admitido'),
        check('Carta o lista de precios en braille o con código QR'),
        check('Espacio de giro para silla de ruedas'),
      ],
    },
    {
      titulo: 'Infracciones constatadas',
      descripcion: 'Una fila por infracción. Si no hay, escriba «Ninguna».',
      rows: 2,
      questions: [
        text(
          'Infracción',
          (l) => l.random.pick(['Ninguna', 'Matafuego vencido', 'Mercadería en la vereda', 'Sin libretas']),
          {
            required: true,
          },
        ),
        single('Gravedad', ['Leve', 'Media', 'Grave'], { answered: 0.8 }),
        integer('Plazo para regularizar (días)', (l) => String(l.random.pick([5, 10, 15, 30])), {
          answered: 0.7,
        }),
        text('Foto de la infracción', () => 'Detalle', { photo: true, answered: 0.1 }),
      ],
    },
    {
      titulo: 'Cierre de la inspección',
      questions: [
        single('Resultado', ['Sin observaciones', 'Con observaciones', 'Emplazado', 'Clausura preventiva'], {
          required: true,
          weights: [6, 3, 1, 0.4],
        }),
        date('Próxima visita', (l) => l.daysAgo(-30), { answered: 0.5 }),
        time({ es: 'Hora de finalización', en: 'Time of completion' }, (l) => l.at(l.date.getHours(), 45), {
          required: true,
        }),
        text('Observaciones generales', (l) =>
          l.random.pick([
            'El titular acompaña la recorrida y firma de conformidad.',
            'Se explica el modo de renovar la habilitación en la ventanilla única.',
            'Local en buen estado general; se sugiere mejorar la iluminación del depósito.',
          ]),
        ),
      ],
    },
  ],
}
