/**
 * Frequent words of research texts that share few letters between the languages: `english | portuguese | spanish`, words of one meaning
 * after a slash, the next entry after a semicolon. Cognates ("education", "educação") are not listed: they meet by their letters. Single words only; names of
 * several words belong to the vocabulary of concepts.
 */
export const generalWordTable = `
work/labour/labor/job|trabalho/emprego|trabajo/empleo
worker/workers/employee/employees|trabalhador/trabalhadores/empregado/empregados|trabajador/trabajadores/empleado/empleados; health|saúde|salud
healthy|saudável|saludable/sano; disease/illness/sickness|doença/enfermidade|enfermedad; teaching|ensino/docência|enseñanza/docencia
teacher/teachers|professor/professores/docente/docentes|profesor/profesores/maestro/docente/docentes; learning|aprendizagem/aprendizado|aprendizaje
student/students/pupil|aluno/alunos/estudante/estudantes|alumno/alumnos/estudiante/estudiantes; school/schools|escola/escolas|escuela/escuelas
classroom|sala|aula; knowledge|conhecimento/saber|conocimiento/saber; skill/skills/ability|habilidade/habilidades|habilidad/habilidades/destreza
training|treinamento/capacitação/formação|entrenamiento/capacitación/formación; child/children|criança/crianças/infantil|niño/niños/infantil
childhood|infância|infancia/niñez; woman/women/female|mulher/mulheres/feminino|mujer/mujeres/femenino
man/men/male|homem/homens/masculino|hombre/hombres/masculino; mother/mothers/maternal|mãe/mães/materno|madre/madres/materno; father|pai|padre
parents|pais|padres; birth/childbirth|nascimento/parto|nacimiento/parto; newborn/newborns|recém/nascido/neonato|recién/nacido/neonato
pregnancy/pregnant|gravidez/gestação/gestante/grávidas|embarazo/gestación/embarazada
elderly/older/aged|idoso/idosos/idosa/velho|anciano/ancianos/mayor/mayores; youth/young|jovem/jovens/juventude|joven/jóvenes/juventud
people/persons/person|pessoa/pessoas|persona/personas/gente; family/household|família/familiar|familia/familiar/hogar
home|casa/lar/domicílio|casa/hogar/domicilio; growth|crescimento|crecimiento; yield|rendimento/produtividade|rendimiento
farm/farms/farmer/farmers|fazenda/propriedades/agricultor/agricultores|finca/fincas/agricultor/agricultores
crop/crops|cultura/culturas/lavoura/cultivo|cultivo/cultivos; soil/soils|solo/solos|suelo/suelos; land|terra/terras|tierra/tierras
water|água/águas|agua/aguas; rain/rainfall|chuva/chuvas/precipitação|lluvia/lluvias/precipitación; drought|seca/estiagem|sequía
river/rivers|rio/rios|río/ríos; sea/ocean/marine|mar/oceano/marinho|mar/océano/marino
fish/fishing/fishery/fisheries|peixe/peixes/pesca|pez/peces/pescado/pesca; forest/forests|floresta/florestas/mata|bosque/bosques/selva
tree/trees|árvore/árvores|árbol/árboles; seed/seeds|semente/sementes|semilla/semillas; leaf/leaves|folha/folhas|hoja/hojas
root/roots|raiz/raízes|raíz/raíces; fruit/fruits|fruta/frutos/fruto|fruta/frutos/fruto
food/foods|alimento/alimentos/alimentar/comida|alimento/alimentos/alimentario/comida; feeding/feed|alimentação|alimentación; meat|carne|carne
milk|leite|leche; sugar|açúcar|azúcar; sugarcane|cana|caña; corn/maize|milho|maíz; wheat|trigo|trigo; bean/beans|feijão|frijol/frijoles
cattle/beef|bovino/gado|bovino/ganado; pig/pigs/swine|suíno/suínos/porco|cerdo/cerdos/porcino; poultry/chicken/broiler|frango/aves|pollo/aves
weed/weeds|daninha/daninhas|maleza/malezas; pest/pests|praga/pragas|plaga/plagas; waste/wastes|resíduo/resíduos/lixo|residuo/residuos/desecho/desechos
fertilizer/fertiliser/fertilizers|fertilizante/adubo/adubação|fertilizante/abono
pesticide/pesticides|agrotóxico/agrotóxicos/pesticida|plaguicida/plaguicidas/pesticida
environment/environmental|ambiente/ambiental/meio|ambiente/ambiental/medio; weather|tempo/clima|tiempo/clima; warming|aquecimento|calentamiento
change/changes|mudança/mudanças/alteração|cambio/cambios; pollution|poluição|contaminación; air|ar|aire; noise|ruído|ruido; heat|calor|calor
cold|frio|frío; fire/fires|fogo/incêndio/incêndios|fuego/incendio/incendios; power|poder/potência/energia|poder/potencia/energía
wind|vento/eólica|viento/eólica; fuel/fuels|combustível/combustíveis|combustible/combustibles; oil|óleo/petróleo|aceite/petróleo; coal|carvão|carbón
steel|aço|acero; iron|ferro|hierro; gold|ouro|oro; lead|chumbo|plomo; wood/timber|madeira|madera; concrete|concreto|hormigón/concreto
building/buildings|edifício/edifícios/construção|edificio/edificios/construcción; house/housing|casa/habitação/moradia|casa/vivienda
city/cities/urban|cidade/cidades/urbano|ciudad/ciudades/urbano; town|cidade/município|pueblo/municipio; street|rua|calle
road/roads|estrada/estradas/rodovia|carretera/carreteras; traffic|tráfego/trânsito|tráfico/tránsito
car/vehicle|carro/veículo|coche/vehículo/automóvil
business/company/companies/firm/firms/enterprise/enterprises|empresa/empresas/negócio/negócios|empresa/empresas/negocio/negocios
management|gestão/gerenciamento/administração/manejo|gestión/gerencia/administración/manejo
manager/managers|gestor/gestores/gerente/gerentes|gerente/gerentes/directivo/gestor; leadership|liderança|liderazgo
performance|desempenho|desempeño/rendimiento; success|sucesso/êxito|éxito; failure|falha/fracasso/insuficiência|fracaso/fallo/insuficiencia
goal/goals/target|meta/metas/objetivo|meta/metas/objetivo; market/markets|mercado/mercados|mercado/mercados
marketing|marketing|mercadotecnia/marketing; consumer/consumers|consumidor/consumidores|consumidor/consumidores
customer/customers|cliente/clientes|cliente/clientes; purchase/buying|compra/compras|compra/compras; sale/sales|venda/vendas|venta/ventas
supply|oferta/suprimento/suprimentos|suministro/oferta; chain|cadeia|cadena; trade|comércio|comercio; price/prices|preço/preços|precio/precios
cost/costs|custo/custos|costo/costos/coste; income|renda/rendimento|ingreso/ingresos/renta; wage/wages/salary|salário/salários|salario/salarios/sueldo
tax/taxes/taxation|imposto/impostos/tributação|impuesto/impuestos; debt|dívida|deuda; credit|crédito|crédito
bank/banks/banking|banco/bancos/bancário|banco/bancos/bancario; money|dinheiro/moeda|dinero/moneda; poverty|pobreza|pobreza; wealth|riqueza|riqueza
inequality|desigualdade|desigualdad; development|desenvolvimento|desarrollo; employment|emprego|empleo; unemployment|desemprego|desempleo
turnover|rotatividade|rotación; absenteeism|absenteísmo|absentismo; workplace|trabalho|trabajo
law/laws/legal|lei/leis/direito/jurídico|ley/leyes/derecho/jurídico; right/rights|direito/direitos|derecho/derechos
court/courts|tribunal/tribunais|tribunal/tribunales/corte; judge/judges|juiz/juízes|juez/jueces; crime|crime|delito/crimen
prison/prisons|prisão/prisões/cárcere|prisión/cárcel; government|governo|gobierno; governance|governança|gobernanza; state|estado|estado
country/countries|país/países|país/países; policy/policies|política/políticas|política/políticas; politics|política|política
vote/voting/voters|voto/eleitores|voto/votantes; election/elections|eleição/eleições|elección/elecciones; security/safety|segurança|seguridad
food|alimento|alimento; violence|violência|violencia; abuse|abuso|abuso/maltrato; war|guerra|guerra; peace|paz|paz; slavery|escravidão|esclavitud
race/racial|raça|raza; gender|gênero|género; belief/beliefs|crença/crenças|creencia/creencias; faith|fé|fe; church|igreja|iglesia; art|arte|arte
book/books|livro/livros|libro/libros; reading|leitura|lectura; writing|escrita|escritura
language/languages|língua/línguas/linguagem|lengua/lenguas/lenguaje/idioma; speech|fala/discurso|habla/discurso
word/words|palavra/palavras|palabra/palabras; news|notícias|noticias; newspaper|jornal|periódico; media|mídia|medios
network/networks|rede/redes|red/redes; game/games|jogo/jogos|juego/juegos; play|brincar/jogo|juego/jugar
sport/sports|esporte/esportes/desporto|deporte/deportes; exercise|exercício|ejercicio
computer/computers|computador/computadores|computadora/ordenador; data|dados|datos; privacy|privacidade|privacidad; trust|confiança|confianza
quality|qualidade|calidad; life|vida|vida; living|vida/vivendo|vida/viviendo; death/mortality|morte/mortalidade/óbito|muerte/mortalidad
survival|sobrevivência/sobrevida|supervivencia/sobrevida; well|bem|bien; being|estar|estar; wellbeing|bem/estar|bienestar
stress|estresse/stress|estrés; burden|carga/sobrecarga|carga/sobrecarga; burnout|burnout/esgotamento|burnout/agotamiento
fatigue|fadiga/cansaço|fatiga/cansancio; sleep|sono|sueño; pain|dor|dolor; anger|raiva|ira/enojo; fear|medo|miedo; grief|luto|duelo
loneliness|solidão|soledad; suicide|suicídio|suicidio; feeling/feelings|sentimento/sentimentos|sentimiento/sentimientos
behavior/behaviour|comportamento/conduta|comportamiento/conducta; thinking/thought|pensamento|pensamiento; mind|mente|mente; brain|cérebro|cerebro
heart|coração|corazón; blood|sangue|sangre; lung/lungs|pulmão/pulmões|pulmón/pulmones; kidney/renal|rim/rins|riñón/riñones; liver|fígado|hígado
skin|pele|piel; bone/bones|osso/ossos|hueso/huesos; muscle/muscles|músculo/músculos|músculo/músculos; knee|joelho|rodilla; shoulder|ombro|hombro
hip|quadril|cadera; back|costas/lombar|espalda/lumbar; neck|pescoço|cuello; hand/hands|mão/mãos|mano/manos; foot/feet|pé/pés|pie/pies
eye/eyes|olho/olhos|ojo/ojos; ear/ears|orelha/ouvido|oreja/oído; hearing|audição|audición; mouth|boca|boca; tooth/teeth|dente/dentes|diente/dientes
breast|mama|mama/pecho; breastfeeding|amamentação/aleitamento|lactancia; throat|garganta|garganta; cough|tosse|tos; fever|febre|fiebre
cancer|câncer|cáncer; wound/wounds|ferida/feridas|herida/heridas; injury/injuries|lesão/lesões|lesión/lesiones
burn/burns|queimadura/queimaduras|quemadura/quemaduras; fall/falls|queda/quedas|caída/caídas; bleeding|sangramento/hemorragia|sangrado/hemorragia
stroke|avc/derrame|ictus/derrame; smoking/smoke/smokers|tabagismo/fumo/fumantes|tabaquismo/humo/fumadores; drinking|consumo/bebida|consumo/bebida
drug/drugs/medication|droga/drogas/medicamento/medicamentos|droga/drogas/medicamento/medicamentos/fármaco
care|cuidado/cuidados/atenção|cuidado/cuidados/atención; caregiver/caregivers|cuidador/cuidadores|cuidador/cuidadores
nurse/nurses/nursing|enfermeiro/enfermeiros/enfermeira/enfermagem|enfermero/enfermeros/enfermera/enfermería
physician/doctor/doctors|médico/médicos|médico/médicos; patient/patients|paciente/pacientes|paciente/pacientes; ward|enfermaria|sala
surgery/surgical|cirurgia/cirúrgico|cirugía/quirúrgico; treatment|tratamento|tratamiento; healing|cicatrização/cura|cicatrización/curación
screening|rastreamento/triagem|cribado/tamizaje; testing/test|teste/testes|prueba/pruebas; trial/trials|ensaio/ensaios|ensayo/ensayos
weight|peso|peso; overweight|sobrepeso|sobrepeso; height|altura|altura/talla; diet|dieta|dieta
deficiency/deficit|deficiência/déficit/deficitária|deficiencia/déficit/deficitario; blind|cego|ciego; swimming|natação|natación
walking/gait|caminhada/marcha|caminata/marcha; running|corrida|carrera; strength|força|fuerza; breathing|respiração|respiración
pressure|pressão|presión; rate/rates|taxa/taxas|tasa/tasas; level/levels|nível/níveis|nivel/niveles; amount|quantidade|cantidad; number|número|número
size|tamanho|tamaño; shape|forma|forma; length|comprimento/duração|longitud/duración; speed|velocidade|velocidad; time|tempo|tiempo
day/days|dia/dias|día/días; week/weeks|semana/semanas|semana/semanas; month/months|mês/meses|mes/meses; year/years|ano/anos|año/años
early|precoce|temprano/precoz; late|tardio|tardío; long|longo/longa|largo; short|curto/curta|corto; high|alto/alta/elevado|alto/alta/elevado
low|baixo/baixa|bajo/baja; large|grande|grande; small/smallholder|pequeno/pequena/pequenos|pequeño/pequeña/pequeños; new|novo/nova|nuevo/nueva
use/usage|uso/utilização|uso/utilización; effect/effects|efeito/efeitos|efecto/efectos; increase|aumento|aumento/incremento
decrease/reduction|redução/diminuição|reducción/disminución; risk/risks|risco/riscos|riesgo/riesgos; damage|dano/danos|daño/daños
loss/losses|perda/perdas|pérdida/pérdidas; gain|ganho|ganancia; improvement|melhoria/melhora|mejora
need/needs|necessidade/necessidades|necesidad/necesidades; support|apoio/suporte|apoyo/soporte; help|ajuda|ayuda
challenge/challenges|desafio/desafios|desafío/desafíos/reto/retos; search|busca|búsqueda; survey|levantamento/inquérito|encuesta
sample|amostra|muestra; measurement|medida/mensuração|medición; tool/tools|ferramenta/ferramentas|herramienta/herramientas; machine|máquina|máquina
deep|profundo/profunda|profundo/profunda; smart|inteligente|inteligente; remote|remoto/distância|remoto/distancia
online|online/virtual|en línea/virtual; telework/teleworking|teletrabalho|teletrabajo; sharing|compartilhamento|compartir
gathering/harvest/harvesting|colheita/coleta|cosecha/recolección; storage|armazenamento|almacenamiento; release|liberação|liberación
sewage|esgoto|alcantarillado; wastewater|esgoto/efluente/residuárias|residuales; drinking|potável|potable
flood/flooding/floods|inundação/enchente/enchentes|inundación/inundaciones; earthquake|terremoto|terremoto; mining|mineração|minería
engine|motor|motor; bridge|ponte|puente; beam|viga|viga; crack/cracks|fissura/trinca|grieta/fisura; welding|soldagem|soldadura
wall/walls|parede/paredes|pared/paredes/muro; glass|vidro|vidrio; layer|camada|capa; film/films|filme/filmes|película/películas
surface|superfície|superficie; light|luz|luz; field|campo|campo; spring|primavera|primavera; summer|verão|verano; winter|inverno|invierno
island/islands|ilha/ilhas|isla/islas; border/boundary|fronteira|frontera; village/rural|aldeia/rural|aldea/rural
neighborhood/neighbourhood|bairro|barrio; slum/slums|favela/favelas|barrio; homeless|rua/sem-teto|calle/sin-techo
refugee/refugees|refugiado/refugiados|refugiado/refugiados; indigenous|indígena/indígenas|indígena/indígenas
disability|deficiência/incapacidade|discapacidad; deaf|surdo/surdos|sordo/sordos; bullying|bullying/assédio|acoso/bullying; harassment|assédio|acoso
dropout|evasão/abandono|deserción/abandono; assessment/evaluation|avaliação|evaluación; grade/grades|nota/notas|calificación/notas
literacy|alfabetização/letramento|alfabetización/literacidad; mathematics|matemática|matemáticas; science|ciência/ciências|ciencia/ciencias
engineering|engenharia|ingeniería; university/college|universidade/faculdade|universidad/facultad; higher|superior|superior
undergraduate|graduação|grado/pregrado; graduate|pós-graduação/egresso|posgrado/egresado; flipped|invertida|invertida
engagement|engajamento/envolvimento|compromiso/participación; commitment|comprometimento/compromisso|compromiso
awareness|conscientização/consciência|conciencia/concienciación; satisfaction|satisfação|satisfacción; happiness|felicidade|felicidad
hope|esperança|esperanza; coping|enfrentamento|afrontamiento; resilience|resiliência|resiliencia; conflict|conflito|conflicto
gap/gaps|lacuna/lacunas/brecha|brecha/laguna; ownership|propriedade|propiedad; board|conselho|consejo/junta
shareholder/shareholders|acionista/acionistas|accionista/accionistas; disclosure|divulgação|divulgación
accountability|prestação/responsabilização|rendición; fraud|fraude|fraude; bribery/corruption|corrupção/suborno|corrupción/soborno
startup/startups|startup/startups|emprendimiento/startups
entrepreneur/entrepreneurs/entrepreneurship|empreendedor/empreendedores/empreendedorismo|emprendedor/emprendedores/emprendimiento
`
