import { nameKey, nameKeysOf } from './name-keys'

/**
 * Whole subject areas, after the 27 areas and the broader of the 334 subjects of the All Science Journal Classification, and sectors of an
 * economy: each has more literature than anybody reads.
 */
const areas = nameKeysOf(
  'agriculture; agricultura; agronomy; agronomia; animal science; zootecnia; botany; botânica; botánica; forestry; ecology; ecologia; ' +
    'visual arts; artes visuais; artes visuales; linguistics; linguística; lingüística; literature; musicology; religious studies; archaeology; arqueologia; arqueología; ' +
    'anthropology; antropologia; biochemistry; bioquímica; genetics; genética; biology; biologia; biología; biotechnology; biotecnologia; accounting; contabilidade; contabilidad; ' +
    'marketing; tourism; turismo; chemistry; química; computer science; ciência da computação; ciencias de la computación; software; robotics; robótica; ' +
    'cybersecurity; cyber security; cibersegurança; ciberseguridad; finance; finanças; finanzas; energy; energia; energía; renewable energy; energias renováveis; energías renovables; ' +
    'engineering; engenharia; ingeniería; civil engineering; engenharia civil; ingeniería civil; architecture; arquitetura; arquitectura; ' +
    'immunology; imunologia; inmunología; microbiology; microbiologia; neuroscience; neurociência; neurociencia; pharmacology; farmacologia; farmacología; pharmacy; farmácia; farmacia; ' +
    'mathematics; matemática; matemáticas; statistics; estatística; estadística; physics; física; astronomy; astronomia; geology; geologia; geography; geografia; geografía; ' +
    'nursing; enfermagem; enfermería; dentistry; odontologia; odontología; nutrition; nutrição; nutrición; physiotherapy; fisioterapia; veterinary medicine; medicina veterinária; medicina veterinaria; ' +
    'psychology; psicologia; psicología; psychoanalysis; psicanálise; psicoanálisis; sociology; sociologia; sociología; demography; demografia; political science; ciência política; ' +
    'criminal law; direito penal; derecho penal; civil law; direito civil; derecho civil; labour law; labor law; direito do trabalho; derecho laboral; derecho del trabajo; ' +
    'constitutional law; direito constitucional; derecho constitucional; environmental law; direito ambiental; derecho ambiental; tax law; direito tributário; derecho tributario; international law; direito internacional; derecho internacional; ' +
    'international relations; relações internacionais; relaciones internacionales; journalism; jornalismo; periodismo; transport; transportes; transporte; logistics; logística; ' +
    'agribusiness; agronegócio; agronegocio; healthcare; health care; public health; saúde pública; salud pública; public administration; administração pública; administración pública; ' +
    'human resources; recursos humanos; digital marketing; marketing digital; industry; manufacturing; construction; construção civil; construcción; retail; varejo; banking; ' +
    'higher education; educação superior; educación superior; early childhood education; educação infantil; educación infantil; primary education; secondary education; ' +
    'surgery; cirurgia; cirugía; oncology; oncologia; oncología; cardiology; cardiologia; paediatrics; pediatrics; pediatria; pediatría; psychiatry; psiquiatria; psiquiatría',
)

/**
 * Themes of the age, after the goals of sustainable development and the issues that the United Nations list as global, with the technologies that are
 * studied everywhere: something, and endless unless a thing, group or case of its own stands beside it.
 */
const themes = nameKeysOf(
  'climate change; mudanças climáticas; mudança climática; cambio climático; global warming; aquecimento global; calentamiento global; climate; clima; biodiversity; biodiversidade; biodiversidad; ' +
    'pollution; poluição; contaminación; water pollution; poluição da água; contaminación del agua; air pollution; poluição do ar; contaminación del aire; deforestation; desmatamento; deforestación; ' +
    'poverty; pobreza; hunger; fome; hambre; inequality; desigualdade; desigualdad; social inequality; desigualdade social; desigualdad social; gender equality; igualdade de gênero; igualdad de género; gender; gênero; género; ' +
    'human rights; direitos humanos; derechos humanos; democracy; democracia; racism; racismo; migration; migração; migración; immigration; imigração; inmigración; refugees; refugiados; terrorism; terrorismo; war; guerra; ' +
    'globalization; globalisation; globalização; globalización; international trade; comércio internacional; comercio internacional; corruption; corrupção; corrupción; violence; violência; violencia; crime; criminalidade; ' +
    'unemployment; desemprego; desempleo; urbanization; urbanização; urbanización; population growth; ageing; envelhecimento; envejecimiento; food security; segurança alimentar; seguridad alimentaria; ' +
    'capitalism; capitalismo; feminism; feminismo; populism; populismo; colonialism; colonialismo; slavery; escravidão; esclavitud; ' +
    'artificial intelligence; inteligência artificial; inteligencia artificial; machine learning; aprendizado de máquina; aprendizaje automático; deep learning; aprendizado profundo; aprendizaje profundo; big data; ' +
    'internet of things; internet das coisas; internet de las cosas; cloud computing; computação em nuvem; computación en la nube; robots; robôs; entrepreneurship; empreendedorismo; emprendimiento; ' +
    'digitalization; digitalização; digitalización; cancer; câncer; cáncer; antibiotics; antibióticos; vaccines; vacinas; vacunas; pandemic; pandemia; pandemias; drugs; drogas; addiction; ' +
    'sports; recycling; reciclagem; reciclaje; globalized world',
)

/** Whether a name is a whole subject area or a sector. */
export const isSubjectArea = (name: string): boolean => areas.has(nameKey(name))
/** Whether a name is a theme of the age. */
export const isGlobalTheme = (name: string): boolean => themes.has(nameKey(name))
