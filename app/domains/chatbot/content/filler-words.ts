/**
 * Words that do not show what a question is about: politeness, wishes, question words, auxiliaries, abbreviations. They
 * are ignored, like the French dictionary's stop words, unless a question has no other word.
 */
export const fillerWords = `
bonjour bonsoir bjr slt salut coucou hello madame mesdames monsieur messieurs mme mr merci remercie remercions
remercier svp stp plaît plait cordialement avance agréer veuillez salutations distinguées bien bonne bon très trop
voudrais voudrai voulais veux veut voulez vouloir souhaite souhaiterais souhaiterai souhaitons souhaitez aimerais
aimerai aimerions jaimerai jaimerais désire cherche cherchons recherche besoin demande savoir sais sait connaître
connais indiquer dire dites dit renseigner renseignement renseignements information informations question questions
peux peut pouvez peuvent pourriez pourrais pourrait pourrez pouvoir possible possibilité dois doit
faut faudrait faire fais fait faites font faisait va vais vas allez vont
quel quelle quels quelles quoi comment pourquoi lequel laquelle quand
avoir ai as a avez avons ont avait avais eu êtes suis sommes sont être était étais sera serait sera serai soit
mettre mets met donne donner chose choses truc trucs genre façon
plus moins aussi encore toujours jamais tout tous toute toutes rien même autre autres certains plusieurs
depuis après avant pendant lorsque lorsqu si car donc alors puis ensuite afin vers chez sans sous entre
ça cela ceci cette cet ces celui celle ci là là-bas ici voilà voici dedans dessus
y ya jai cest c g j k ki ke kel kelle koi pk pq ds ac vs pr mn ns tt bcp dc jsuis chui suis dja déjà été
oui non ok okay euh hum bah ben lol mdr ptdr mdrr hier ensemble svt hyper juste simplement
problème problèmes souci soucis pb pbs semble finalement actuellement peu beaucoup assez
les ils elles leurs comme fera ferait seriez serez mesure notamment afin cependant ainsi actuelle lors hélas
est-ce qu que qui dont où aujourd hui jme jte ptit petite petit
aider aidez aide moi svp urg arrive arrives arriver jarrive crois pense
`;
