import type { FormDefinition } from '../form-definition'
import { areaOf, VILLA_ALTA } from '../geography'
import { check, date, decimal, integer, link, multiple, single, text, yesNo } from '../questions'

const money = (from: number, to: number) => (life: { random: { int(a: number, b: number): number } }) =>
  `${life.random.int(from, to)}000,00`
const metres = (life: { random: { int(a: number, b: number): number } }) =>
  `${life.random.int(3, 80)},${life.random.int(0, 9)}`

/** Licencia de obra menor: the technician's file, with documents and plans. */
export const MINOR_WORKS: FormDefinition = {
  id: 'licencia-obra-menor',
  titulo: { es: 'Licencia de obra menor', en: 'Minor works licence' },
  descripcion: {
    es: 'Solicitud, documentación e inspección técnica de obras que no modifican la estructura.',
    en: 'Application, papers and technical inspection of works that do not change the structure.',
  },
  area: areaOf(VILLA_ALTA, 'obras'),
  labels: ['Obras', 'Trámites'],
  options: [
    'ciudadano',
    'ciudadanoRequerido',
    'geolocalizacion',
    'digitalSignature',
    'signatureEditableAnswer',
  ],
  states: {
    Ingresada: ['Documentación incompleta', 'En estudio'],
    'Documentación incompleta': ['En estudio', 'Desistida'],
    'En estudio': ['Otorgada', 'Denegada', 'Documentación incompleta'],
    Otorgada: ['Final de obra'],
    Denegada: [],
    Desistida: [],
    'Final de obra': [],
  },
  signatures: [
    { title: 'Solicitante', typeOfSignature: 'both', tipeOfSignatory: 'citizen' },
    { title: 'Profesional a cargo', typeOfSignature: 'upload', tipeOfSignatory: 'citizen' },
    { title: 'Inspector de obras', typeOfSignature: 'draw', tipeOfSignatory: 'intern' },
  ],
  createdBy: 'corrector.duplicador',
  createdDaysAgo: 260,
  edits: [
    { by: 'corrector.duplicador', daysAgo: 245 },
    { by: 'elevado', daysAgo: 210 },
    { by: 'corrector.duplicador', daysAgo: 188 },
  ],
  share: 28,
  answeredBy: ['inspector.elevado.corrector', 'corrector.duplicador'],
  sections: [
    {
      titulo: 'Solicitante',
      questions: [
        text('Nombre y apellido o razón social', (l) => `${l.person.nombre} ${l.person.apellido}`, {
          required: true,
        }),
        integer('DNI o CUIT', (l) => l.person.dni, { required: true }),
        single('Carácter', ['Propietario', 'Inquilino', 'Administrador del consorcio', 'Apoderado'], {
          required: true,
        }),
        text('Domicilio legal', (l) => l.person.calle),
        text('Correo electrónico', (l) => l.person.email, { required: true }),
        text('Teléfono', (l) => l.someone().telefono, { repetible: true }),
      ],
    },
    {
      titulo: 'Inmueble',
      questions: [
        text('Domicilio de la obra', (l) => l.place, { required: true }),
        text('Nomenclatura catastral', (l) => `30-01-${l.random.int(10, 99)}-${l.random.int(100, 999)}`, {
          required: true,
          hint: 'Figura en la boleta de la tasa municipal',
        }),
        decimal('Superficie del terreno (m²)', (l) => `${l.random.int(150, 900)},00`),
        decimal('Superficie cubierta existente (m²)', (l) => `${l.random.int(60, 320)},50`),
        single('Zona', ['Residencial', 'Comercial', 'Mixta', 'Casco histórico'], { required: true }),
        integer('Año de construcción', (l) => String(l.random.int(1938, 2019))),
        single('Destino', ['Vivienda', 'Comercio', 'Oficina', 'Depósito', 'Equipamiento']),
        yesNo('¿El inmueble está catalogado?', 0.1, { required: true }),
        yesNo('¿Está en propiedad horizontal?', 0.3),
        yesNo('¿Tiene deuda de tasas?', 0.15),
        link('Ficha en el mapa catastral', () => 'https://catastro.villaalta.example/ficha'),
        text('Foto del frente', () => 'Estado actual del frente', { photo: true, required: true }),
      ],
    },
    {
      titulo: 'Trabajos a realizar',
      descripcion: 'Marque todos los que correspondan.',
      ask: '¿Qué trabajos comprende la obra?',
      required: true,
      weights: [4, 3, 2, 2, 2, 1],
      conditions: [
        {
          when: 'Revestimientos y pintura exterior',
          questions: [
            decimal('Superficie (m²)', metres, { required: true }),
            single('Material', ['Revoque', 'Pintura', 'Piedra', 'Cerámico']),
            text('Color', (l) => l.random.pick(['Blanco hueso', 'Gris perla', 'Terracota'])),
            yesNo('¿Ocupa la vereda con andamios?', 0.5, { required: true }),
          ],
        },
        {
          when: 'Cubierta y desagües',
          questions: [
            decimal('Superficie (m²)', metres, { required: true }),
            single('Tipo de cubierta', ['Chapa', 'Teja', 'Losa', 'Membrana']),
            integer('Bajadas pluviales', (l) => String(l.random.int(1, 6))),
            yesNo('¿Desagua a la vereda?', 0.2),
          ],
        },
        {
          when: 'Aberturas y rejas',
          questions: [
            integer('Cantidad', (l) => String(l.random.int(1, 8)), { required: true }),
            single('Material', ['Aluminio', 'Madera', 'Hierro', 'PVC']),
            yesNo('¿Modifica el tamaño de los vanos?', 0.2, { required: true }),
          ],
        },
        {
          when: 'Instalaciones',
          questions: [
            multiple('¿Cuáles?', ['Eléctrica', 'Gas', 'Agua', 'Cloaca', 'Aire acondicionado'], {
              required: true,
            }),
            text(
              'Matriculado responsable',
              (l) => `${l.someone().apellido}, mat. ${l.random.int(1000, 9999)}`,
            ),
            text('Certificado del matriculado', () => 'Adjunto', { document: true, answered: 0.3 }),
          ],
        },
        {
          when: 'Cerramientos y tabiques livianos',
          questions: [
            decimal('Longitud (m)', metres, { required: true }),
            decimal('Altura (m)', () => '2,60'),
            single('Sistema', ['Placa de yeso', 'Madera', 'Vidrio']),
          ],
        },
        {
          when: 'Pileta o solado exterior',
          questions: [
            decimal('Superficie (m²)', metres, { required: true }),
            decimal('Profundidad máxima (m)', () => '1,60'),
            yesNo('¿Lleva cerco de seguridad?', 0.9, { required: true }),
          ],
        },
      ],
    },
    {
      titulo: 'Plazos y presupuesto',
      questions: [
        date('Inicio previsto', (l) => l.daysAgo(-l.random.int(10, 60)), { required: true }),
        date('Fin previsto', (l) => l.daysAgo(-l.random.int(61, 200))),
        decimal('Presupuesto de materiales ($)', money(180, 4200), { required: true }),
        decimal('Presupuesto de mano de obra ($)', money(120, 3100), { required: true }),
        integer('Personal en obra', (l) => String(l.random.int(1, 8))),
        yesNo('¿Ocupa la vía pública?', 0.35, { required: true }),
        integer('Días de ocupación', (l) => String(l.random.int(1, 20)), { answered: 0.35 }),
        yesNo('¿Necesita contenedor?', 0.4),
      ],
    },
    {
      titulo: 'Documentación presentada',
      questions: [
        check('Título o contrato de alquiler', { required: true }),
        check('Libre deuda de tasas'),
        check('Croquis con medidas', { required: true }),
        check('Memoria descriptiva'),
        check('Cómputo y presupuesto'),
        check('Autorización del consorcio'),
        check('Seguro de la obra'),
        check('Pago de la tasa de construcción', { required: true }),
        text('Croquis', () => 'Planta y vista con medidas', { document: true, required: true }),
        text('Memoria', () => 'Descripción de los trabajos', { document: true, answered: 0.3 }),
        link('Carpeta compartida con los planos', () => 'https://archivos.villaalta.example/obras', {
          repetible: true,
          answered: 0.4,
        }),
      ],
    },
    {
      titulo: 'Revisión técnica',
      areaAsociada: 'Obras Privadas',
      questions: [
        check('Respeta la línea municipal'),
        check('Respeta los retiros'),
        check('No modifica la estructura'),
        check('No modifica las medianeras'),
        check('Ventilación e iluminación según código'),
        check('Escurrimiento de aguas dentro del terreno'),
        check('Accesibilidad del ingreso'),
        check('Arbolado de vereda protegido'),
        check('Protección de la vía pública'),
        check('Gestión de escombros declarada'),
        check('Altura máxima respetada'),
        check('Desagües sin conexión a la red cloacal'),
        check('Instalaciones sobre muro propio'),
        check('Color y materiales acordes al entorno'),
        check('Seguridad de los peatones'),
        check('Ruidos dentro del horario'),
        check('Compatibilidad con el casco histórico'),
        text('Observaciones del técnico', (l) =>
          l.random.pick([
            'Sin observaciones; corresponde otorgar.',
            'Falta indicar las medidas del vano que se amplía.',
            'Se pide acotar la superficie de vereda ocupada.',
          ]),
        ),
      ],
    },
    {
      titulo: 'Visitas de obra',
      descripcion: 'Una fila por visita.',
      rows: 3,
      questions: [
        date('Fecha de la visita', (l) => l.daysAgo(l.random.int(0, 20)), { required: true }),
        single('Avance', ['Sin iniciar', 'Hasta la mitad', 'Más de la mitad', 'Terminada'], {
          required: true,
        }),
        check('Cartel de obra a la vista'),
        check('Personal con elementos de protección'),
        check('Vereda transitable'),
        text('Notas de la visita', () => 'Se conversa con el encargado; todo en orden.', { answered: 0.5 }),
      ],
    },
    {
      titulo: 'Dictamen',
      questions: [
        single('Dictamen', ['Favorable', 'Favorable con condiciones', 'Desfavorable'], { required: true }),
        text('Condiciones', () => 'Retirar los escombros dentro de las 48 horas.', {
          repetible: true,
          answered: 0.4,
        }),
        decimal('Tasa a abonar ($)', money(12, 95)),
      ],
    },
  ],
}
