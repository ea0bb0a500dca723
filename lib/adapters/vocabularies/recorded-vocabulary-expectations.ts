/** What each recorded answer says, as a person read it: file, then the answer as JSON. */
export const recordedVocabularies = `
wikidata/entity_rubella.json | {"ok":true,"value":{"id":"Q155857","pt":["l rubéola","a Rubela","a Rubeula"],"en":["l rubella","a German measles","a three-day measles"],"es":["l rubéola","a Rubeóla","a Rubeola"],"count":11,"item":["Q12136 Q18123741 Q314676",true,"D012409",false,true,3]}}
wikidata/entity_business_school.json | {"ok":true,"value":{"id":"Q1143635","pt":["l escola de negócios","a Business school","a escola de negocios"],"en":["l business school","a business schools"],"es":["l escuela de negocios","a Escuelas de negocios"],"count":7,"item":["",true,"",true,true,3]}}
wikidata/entity_rapid_transit.json | {"ok":true,"value":{"id":"Q5503","pt":["l metrô","l metropolitano","a metro"],"en":["l rapid transit","a metro","a subway"],"es":["l metro"],"count":18,"item":["",true,"",false,true,3]}}
wikidata/entity_tungsten.json | {"ok":true,"value":{"id":"Q743","pt":["l tungstênio","l tungsténio","a volfrâmio"],"en":["l tungsten","a W","a wolfram"],"es":["l wolframio","a W","a tungsteno"],"count":17,"item":["Q11344 Q96796052",true,"D014414",true,true,3]}}
wikidata/entity_business.json | {"ok":true,"value":{"id":"Q4830453","pt":["l empresa","l negócio","a empreendimento"],"en":["l business","a enterprise","a BIZ"],"es":["l negocio","a empresas","a empresa"],"count":11,"item":["",true,"",true,true,3]}}
wikidata/entity_family_name.json | {"ok":true,"value":{"id":"Q101352","pt":["l sobrenome","l apelido","a último nome"],"en":["l family name","a last name","a surname"],"es":["l apellido"],"count":9,"item":["",true,"",true,true,3]}}
wikidata/entity_physics.json | {"ok":true,"value":{"id":"Q413","pt":["l física"],"en":["l physics","a physical","a physic"],"es":["l física","a fisica"],"count":6,"item":["Q2465832 Q11862829",true,"D010825",true,true,3]}}
wikidata/entity_acetaminophen_many_aliases.json | {"ok":true,"value":{"id":"Q57055","pt":["l Paracetamol"],"en":["l acetaminophen","a Panadol®","a Tylenol®"],"es":["l paracetamol","a acetaminofén","a acetaminofeno"],"count":28,"item":["Q11173 Q12140 Q35456",true,"D000082",false,true,3]}}
wikidata/entity_recumbent_bicycle.json | {"ok":true,"value":{"id":"Q750483","pt":["l Bicicleta reclinada"],"en":["l Recumbent bicycle"],"es":["l Bicicleta reclinada","a Bicicletas reclinadas"],"count":4,"item":["",true,"",false,false,3]}}
wikidata/entity_category_recumbent.json | {"ok":true,"value":{"id":"Q18112959","pt":["l Categoria:Bicicleta reclinada"],"en":["l Category:Recumbent bicycles"],"es":[],"count":2,"item":["Q4167836",false,"",false,false,1]}}
wikidata/entity_article_recumbent.json | {"ok":true,"value":{"id":"Q48035134","pt":[],"en":["l It's not just about speed: Reviewing the recumbent bicycle once more."],"es":[],"count":1,"item":["Q13442814",false,"",false,false,0]}}
wikidata/entity_disambiguation_oxford.json | {"ok":true,"value":{"id":"Q223964","pt":["l Oxford"],"en":["l Oxford"],"es":["l Oxford"],"count":3,"item":["Q4167410",false,"",false,false,3]}}
wikidata/entity_surname_oxford.json | {"ok":true,"value":{"id":"Q16818993","pt":["l Oxford"],"en":["l Oxford"],"es":["l Oxford"],"count":3,"item":["Q101352",false,"",false,false,1]}}
wikidata/entity_oxford_cloth.json | {"ok":true,"value":{"id":"Q1646194","pt":["l oxford"],"en":["l oxford","a oxford cloth","a oxford shirting"],"es":["l Oxford","a tela Oxford"],"count":6,"item":["",true,"",false,false,3]}}
wikidata/entity_scholarly_article_class.json | {"ok":true,"value":{"id":"Q13442814","pt":["l artigo científico"],"en":["l scholarly article","a article","a academic paper"],"es":["l artículo científico","a paper","a articulo cientifico"],"count":14,"item":["",true,"",false,true,2]}}
wikidata/search_velo_couche_fr.json | {"ok":true,"value":["Q750483"]}
wikidata/search_property_alias_en.json | {"ok":true,"value":[]}
wikidata/entities_by_title_enwiki.json | {"ok":true,"value":["Q2835803"]}
wikidata/search_attila_disambiguation.json | {"ok":true,"value":["Q36724","Q17987270","Q4818461","Q4818464"]}
wikidata/search_empty.json | {"ok":true,"value":[]}
wikidata/error_nosearch.json | {"ok":false,"why":"refused","detail":"error nosearch"}
wikidata/error_no_such_entity.json | {"ok":false,"why":"refused","detail":"error no-such-entity"}
wikidata/error_403_user_agent.txt | {"ok":false,"why":"blocked","detail":"HTTP 403"}
wikidata/error_429_user_agent.html | {"ok":false,"why":"throttled","detail":"HTTP 429"}
wikipedia/langlinks_python_en.json | {"ok":true,"value":[{"id":"en:Python (programming language)","pt":["l Python"],"en":["l Python"],"es":["l Python"],"count":3}]}
wikipedia/search_python_programming_en.json | {"ok":false,"why":"unreadable","detail":"another answer than was asked for"}
wikipedia/page_missing_en.json | {"ok":true,"value":[]}
wikipedia/pageprops_disambiguation_en.json | {"ok":true,"value":[]}
wikipedia/pageprops_plain_en.json | {"ok":true,"value":[{"id":"en:Mercury (element)","pt":[],"en":["l Mercury"],"es":[],"count":1}]}
wikipedia/search_mercury_en.json | {"ok":false,"why":"unreadable","detail":"another answer than was asked for"}
mesh/lookup_hypertension.json | {"ok":true,"value":["D000073601","D000075222","D065627","D006973","D006974"]}
mesh/term_high_blood_pressure.json | {"ok":true,"value":{"id":"T020938","pt":[],"en":["l High Blood Pressure","a High Blood Pressures"],"es":[],"count":2}}
mesh/concept_hypertension.json | {"ok":true,"value":{"id":"M0010859","pt":[],"en":["l Hypertension"],"es":[],"count":1}}
mesh/details_hospitals.json | {"ok":true,"value":{"id":"D006761","pt":[],"en":["l Hospitals"],"es":[],"count":1}}
mesh/error_empty_label.json | {"ok":false,"why":"refused","detail":"HTTP 400"}
skosmos/agrovoc_search_plant_en.json | {"ok":true,"value":["http://aims.fao.org/aos/agrovoc/c_7788"]}
skosmos/agrovoc_vocabulary.json | {"ok":false,"why":"unreadable","detail":"another answer than was asked for"}
skosmos/agrovoc_label_en.json | {"ok":true,"value":"activities"}
skosmos/agrovoc_data_activities.json | {"ok":true,"value":{"id":"http://aims.fao.org/aos/agrovoc/c_330834","pt":["l atividades"],"en":["l activities"],"es":["l Actividad"],"count":3}}
skosmos/search_bass_own_test.json | {"ok":true,"value":["http://www.skosmos.skos/test/ta116"]}
skosmos/finto_search_cat_en.json | {"ok":true,"value":["http://iconclass.org/34B12","http://www.yso.fi/onto/yso/p19378","http://www.yso.fi/onto/afo/p1287"]}
skosmos/bartoc_data_de.json | {"ok":true,"value":{"id":"https://www.w3id.org/archlink/terms/conservationthesaurus/C3A182","pt":[],"en":[],"es":[],"count":0}}
decs/index_sample.xml | {"ok":false,"why":"unreadable","detail":"no whole JSON"}
`
