/**
 * What a person read in each recording, one on each line: file | outcome | total | number of records | fields of a record
 * as JSON | which record (from 0, the first when absent).
 */
export const recordedExpectations = `
arxiv/id_malformed_error.xml | bad-query |  | 0
arxiv/id_old_style.xml | ok | 1 | 1 | {"arxivId":"astro-ph/0601001","year":2006,"date":"2006-01-02","peerReviewed":false,"language":null,"type":"preprint"}
arxiv/id_unknown.xml | empty | 0 | 0
arxiv/search_attention_2026.xml | ok | 314000 | 3 | {"title":"Déjà vu: A Contextualized Temporal Attention Mechanism for Sequential Recommendation","arxivId":"2002.00741","doi":"10.48550/arxiv.2002.00741"}
arxiv/search_testing_start5.xml | ok | 214881 | 10 | {"title":"Study Paper on Test Case generation for GUI Based Testing","year":2012}
capes/detail_W4390927801.html | ok |  | 1 | {"openAlexId":"W4390927801","doi":"10.1016/j.agrformet.2024.109893","year":2024,"language":"en","peerReviewed":true,"openAccess":null,"venue":"Agricultural and Forest Meteorology","issn":["1873-2240"],"volume":"346"}
capes/detail_spatial_causal.html | ok |  | 1 | {"openAlexId":"W3012162383","doi":"10.1214/22-aoas1610","issue":"4","openAccess":true,"peerReviewed":true}
capes/detail_spatial_heterogeneity.html | ok |  | 1 | {"openAlexId":"W4393314653","doi":"10.1029/2023gh000997","year":2024}
capes/search_bayesian_wildfire_first5.html | ok | 45 | 5 | {"title":"Respiratory hospitalizations and wildfire smoke: a spatiotemporal analysis of an extreme firestorm in San Diego County, California","openAlexId":"W3090353914","year":2020,"venue":"Environmental Epidemiology","publisher":"Wolters Kluwer","doi":"10.1097/ee9.0000000000000114","abstract":null}
chembl/mechanisms_pembrolizumab_20260811.json | ok | 1 | 0
clinicaltrials/get_nct06604689_20260811.json | ok |  | 1 | {"type":"trial","year":2024,"urls":{"landing":"https://clinicaltrials.gov/study/NCT06604689"}}
clinicaltrials/search_melanoma_recruiting_limit3_20260811.json | ok | 480 | 3 | {"title":"Resistance Exercise in Patients With Ocular Melanoma","date":"2025-02-01"}
clinicaltrials/search_phelan_limit5_20260811.json | ok | 21 | 5
core/search_attention_2026.json | ok | 2129241 | 1 | {"title":"Speech Emotion Recognition Using Multi-hop Attention Mechanism","doi":"10.1109/icassp.2019.8683483","arxivId":"1904.10788","year":2019,"publisher":"Institute of Electrical and Electronics Engineers (IEEE)"}
crossref/components_without_title.json | ok | 4913582 | 3 | {"type":"article","doi":"10.1371/journal.pone.0023765","openAccess":true}
crossref/error_400_bad_filter.json | bad-query |  | 0
crossref/error_404_bad_cursor.json | bad-query |  | 0
crossref/error_404_text_plain.txt | empty |  | 0
crossref/jstor_book_chapter_10_2307.json | ok | 149759 | 1 | {"title":"GRAVITY HILL","authors":[],"type":"chapter","venue":"Poetry in America","urls":{"landing":"https://www.jstor.org/stable/10.2307/j.ctt5vkfh7.11"}}
crossref/prefix_works_updates.json | ok | 151 | 2 | {"doi":"10.1371/journal.ppat.1006930","retraction":null} | 1
crossref/scielo_10_1590_dirty_title.json | ok |  | 1 | {"doi":"10.1590/s0031-10492006000400001","year":2006,"issn":["0031-1049"]}
crossref/titles_with_scp_markup.json | ok | 1253 | 3 | {"title":"The role of AI in ecology’s computational carbon footprint"} | 2
crossref/work_retracted_wakefield.json | ok |  | 1 | {"doi":"10.1016/s0140-6736(97)11096-0","year":1998,"date":"1998-02","retraction":{"kind":"retracted","noticeDoi":"10.1016/s0140-6736(10)60175-4","date":"2010-02-06","via":"crossref"}}
crossref/work_updated_by_pone_0033693.json | ok |  | 1 | {"retraction":{"kind":"corrected","noticeDoi":"10.1371/annotation/c76da2c1-ccb8-4797-94c1-359d3ceceeda","date":"2012-05-08","via":"crossref"}}
crossref/works_cursor_first_page.json | ok | 454 | 8
crossref/works_empty_result.json | empty | 0 | 0
crossref/works_query_attention_2025.json | ok | 668843 | 2 | {"year":2021,"citations":0}
crossref/works_query_ecology_rows2.json | ok | 586628 | 2 | {"type":"chapter","title":"Communicating Ecology"}
crossref/works_query_publishername_ufsm_pt.json | ok | 7462355 | 8 | {"title":"Relações Públicas e Design Thinking: experiências convergentes na prototipação de um e-book sobre gestão de eventos no pós-pandemia","year":2023}
crossref/works_retracted_title_select.json | ok | 4664899 | 1 | {"year":null,"citations":null,"retraction":null}
crossref/works_select_fields.json | ok | 586628 | 20 | {"title":"Communicating Ecology","doi":"10.1093/obo/9780199830060-0238","year":null}
datacite/datacite_json_00.json | ok |  | 1 | {"doi":"10.5281/zenodo.2548653","year":2015,"date":"2015","type":"article","language":"en"}
datacite/datacite_json_02.json | ok |  | 1 | {"language":"de","issn":["1865-066X"],"date":"2015-08-12"}
datacite/datacite_json_08.json | ok |  | 1 | {"doi":"10.5281/zenodo.5513598","type":"preprint","peerReviewed":false}
datacite/datacite_json_13.json | ok |  | 1 | {"type":"chapter","year":2024,"abstract":null}
datacite/dois_search_climate_2026.json | ok | 101699 | 1 | {"type":"dataset","authors":[{"given":"Paul","family":"Eizenhöfer","orcid":"0000-0003-2607-4721"}]}
doaj/search_attention_2026.json | ok | 33928 | 2 | {"doi":"10.3389/fpsyg.2021.700180","date":"2021-09","language":"en","peerReviewed":true,"openAccess":true,"citations":null}
eric/search_blockchain.json | ok | 56 | 1 | {"issn":["2618-6586"],"peerReviewed":true,"language":"en","type":"article","authors":[{"given":"Davut","family":"Çulha"}]}
eric/search_phonics_2026.json | ok | 434030 | 2 | {"title":"Phonics Phacts","peerReviewed":false,"type":"report","urls":{"landing":"https://eric.ed.gov/?id=ED366918"}}
europepmc/search_attention_2026.json | ok | 993768 | 3 | {"title":"Object tracking algorithm based on deformable attention mechanism","pmid":"41792208","language":"en","citations":0,"openAccess":false}
googlescholar/scholar_search_page.html | blocked |  | 0
googlescholar/serpapi_search_math.json | ok | 7340000 | 3 | {"title":"Math= male, me= female, therefore math≠ me","year":2002,"venue":"Journal of personality and …","citations":1470,"abstract":null,"doi":null}
googlescholar/serpapi_search_rag.json | ok |  | 2 | {"arxivId":"2312.10997","year":2023,"citations":8096,"peerReviewed":false} | 1
llm_gemini/blocked_prompt.json | bad-query |  | 0
llm_gemini/error_404_model.json | bad-query |  | 0
llm_gemini/error_429_retry_info.json | throttled |  | 0
llm_gemini/generate_function_call.json | ok |  | 0
llm_gemini/generate_text.json | ok |  | 0
llm_gemini/max_tokens_empty.json | empty |  | 0
llm_gemini/stream_text.sse | ok |  | 0
llm_gemini/vercel_tool_call.json | ok |  | 0
llm_openai/chat_after_tool.json | ok |  | 0
llm_openai/chat_text.json | ok |  | 0
llm_openai/chat_tool_call.json | ok |  | 0
llm_openai/error_400_model_feature.json | bad-query |  | 0
llm_openai/error_404_model.json | bad-query |  | 0
llm_openai/error_429_openrouter.json | throttled |  | 0
llm_openai/groq_chat_text.json | ok |  | 0
llm_openai/mistral_tool_call.json | ok |  | 0
llm_openai/not_chat_200_json.json | down |  | 0
llm_openai/not_chat_200_text.txt | down |  | 0
llm_openai/stream_text.sse | ok |  | 0
llm_openai/stream_tool_call.sse | ok |  | 0
llm_openai/vercel_mistral_text.chunks.txt | ok |  | 0
llm_openai/vercel_openai_param_error.json | bad-query |  | 0
llm_openai/vercel_openai_text.json | ok |  | 0
llm_openai/vercel_xai_tool_call.json | ok |  | 0
openalex/error_404.html | empty |  | 0
openalex/error_429_budget.json | quota |  | 0
openalex/title_search_one_hit.json | ok | 1 | 1 | {"openAlexId":"W4389761608","type":"preprint","peerReviewed":false,"date":"2023","arxivId":"2312.07559"}
openalex/title_search_several.json | ok | 2 | 2 | {"doi":"10.1038/s42256-024-00832-8","pmid":"38799228","year":2024,"retraction":null}
openalex/work_book_w4234549826.json | ok |  | 1 | {"type":"book","issn":[],"language":null,"date":"2014","abstract":null,"citations":406}
openalex/work_select_open_access.json | ok |  | 1 | {"title":"","doi":"10.1021/acs.jctc.5b00178","openAccess":true,"citations":null}
openalex/work_sparse_40278.json | ok |  | 1 | {"authors":[],"abstract":null,"year":2023}
openalex/work_thesis_w2257674859.json | ok |  | 1 | {"type":"thesis","venue":null,"language":"en"}
openalex/work_w2099326003.json | ok |  | 1 | {"doi":"10.2307/1885099","year":1982,"issn":["0033-5533","1531-4650"]}
openalex/work_xgen_2025.json | ok |  | 1 | {"doi":"10.1016/j.xgen.2025.100814","venue":"Cell Genomics"}
openalex/works_list_of_5.json | ok | 5 | 5
openalex/works_search_attention_2026.json | ok | 4013744 | 3 | {"title":"A review on the attention mechanism of deep learning","type":"review","citations":3087,"openAccess":false}
opencitations/coci_v1_citations.json | ok |  | 20 | {"doi":"10.1145/3197026.3197050","year":2018}
opencitations/coci_v1_metadata_two.json | ok |  | 2 | {"doi":"10.1108/jd-12-2013-0166","year":2015,"issn":["0022-0418"],"citations":20}
orcid/expanded_search_carberry.json | ok | 2 | 0
pubmed/efetch_attention_2026.xml | ok |  | 3 | {"pmid":"41884867","doi":"10.1162/imag.a.1176","year":2026}
pubmed/efetch_mathml_markup.xml | ok |  | 1 | {"title":"CellML 2.0","doi":"10.1515/jib-2020-0021","date":"2020-07-24"}
pubmed/efetch_zotero_00.xml | ok |  | 2 | {"doi":"10.1038/nchembio.2007.59","date":"2008-02"}
pubmed/efetch_zotero_01.xml | ok |  | 1 | {"title":"Endocrinology: An Integrated Approach","type":"book","year":2001}
pubmed/efetch_zotero_03.xml | ok |  | 1 | {"date":"2010-09","pages":"205-7","issn":["1538-9855","0363-3624"]}
pubmed/efetch_zotero_04.xml | ok |  | 1 | {"doi":"10.1111/gbb.12516","year":2018}
pubmed/efetch_zotero_06.xml | ok |  | 1 | {"title":"Psykisk ohälsa, radikalisering och terrorism - Inget säkert samband har kunnat påvisas","language":"sv","doi":null}
pubmed/efetch_zotero_07.xml | ok |  | 1 | {"pmid":"33760390","peerReviewHint":"indexed in MEDLINE"}
pubmed/efetch_zotero_09.xml | ok |  | 1 | {"type":"preprint","peerReviewed":false}
pubmed/error_429.json | throttled |  | 0
pubmed/esearch_attention_2026.json | ok | 115258 | 0
pubmed/esearch_findpapers.xml | ok | 51 | 0
pubmed/esearch_pmc_2026.json | ok | 1894053 | 0
scielo/articlemeta_article_2026_no_doi.json | ok |  | 1 | {"doi":null,"language":"es","date":"2001-06","pages":"719-724","peerReviewed":null,"issn":["0102-311X","1678-4464"]}
scielo/articlemeta_article_a.json | ok |  | 1 | {"title":"Perfil epidemiológico dos pacientes em terapia renal substitutiva no Brasil, 2000-2004","doi":"10.1590/s0034-89102010000400007","language":"pt","type":"article","peerReviewed":true}
scielo/articlemeta_doc_collection_identifiers.json | ok | 4 | 0
scielo/articlemeta_doc_journal.json | ok | 1 | 0
scielo/articlemeta_identifiers.json | ok | 9053 | 0
scielo/search_403_bunny_shield_challenge.html | blocked |  | 0
semanticscholar/batch_with_nulls.json | ok |  | 3 | {"doi":"10.2139/ssrn.288970","type":"preprint","peerReviewed":false,"citations":10670}
semanticscholar/error_400.json | bad-query |  | 0
semanticscholar/error_403.json | auth |  | 0
semanticscholar/error_404.json | empty |  | 0
semanticscholar/error_429.json | throttled |  | 0
semanticscholar/match_404.json | empty |  | 0
semanticscholar/match_title.json | ok |  | 1 | {"doi":"10.1038/s42256-024-00832-8","pmid":"38799228","arxivId":"2304.05376","year":2023}
semanticscholar/search_attention_2026.json | ok | 12143225 | 3 | {"doi":"10.1016/j.neucom.2021.03.091","abstract":null,"openAccess":false}
semanticscholar/search_bulk_kubernetes.json | ok | 2674 | 25
semanticscholar/search_empty.json | empty | 0 | 0
semanticscholar/search_open_access_pdf.json | ok | 11054 | 100 | {"urls":{"landing":"https://www.semanticscholar.org/paper/f1328e67a62218c365a5945d58123634db1895be","pdf":"https://mededu.jmir.org/2023/1/e46939/PDF"}}
semanticscholar/search_turing_page1.json | ok | 70498 | 100
semanticscholar/search_year_1936.json | ok | 21 | 21 | {"year":1936}
tavily/basic_search.json | ok |  | 5 | {"title":"Pydantic AI: Agent Framework","year":null,"abstract":null,"type":"other"}
tavily/error_432_plan_limit.json | quota |  | 0
tavily/search_with_include_domains.json | ok |  | 5 | {"arxivId":"2507.13043"}
unpaywall/doi_closed.json | ok |  | 1 | {"openAccess":false,"issn":["0300-8177","1573-4919"],"date":"2001-02-01"}
unpaywall/doi_gold_2025.json | ok |  | 1 | {"openAccess":true,"doi":"10.1016/j.xgen.2025.100814"}
unpaywall/doi_nature_2026.json | ok |  | 1 | {"urls":{"landing":"https://doi.org/10.1038/nature12373","pdf":"https://www.nature.com/articles/nature12373.pdf"}}
unpaywall/search_title_empty.json | empty |  | 0
wos/error_401_official_example.json | auth |  | 0
wos/error_404_official_example.json | empty | 0 | 0
wos/expanded_reference_item.json | ok |  | 1 | {"citations":58,"year":2018,"doi":"10.1039/c7en00774d"}
wos/starter_documents_by_doi_hits.json | ok |  | 1 | {"citations":1976,"pages":"211-&","authors":[{"given":"AL","family":"SAMUEL"}],"issn":["0018-8646"]}
wos/starter_documents_by_doi_hits_older.json | ok |  | 1 | {"citations":null}
wos/starter_documents_official_example.json | ok | 305 | 1 | {"date":"1991-10","urls":{},"citations":null}
`
