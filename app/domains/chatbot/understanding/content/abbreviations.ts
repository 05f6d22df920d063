/**
 * Abbreviations and spellings by sound, as people type them on a phone, and the words that they mean. A word is looked
 * up as typed, then without accents.
 */
export const abbreviations = `
c=c est,cest=c est,ses=c est,koi=quoi,kwa=quoi,coi=quoi,quoua=quoi,kel=quel,kelle=quelle,kels=quels,kell=quelle,ki=qui
ke=que,k=que,qd=quand,kan=quand,kand=quand,pr=pour,cb=combien,cbien=combien,combi1=combien,conbien=combien,cmb=combien
jss=je suis,jsuis=je suis,chui=je suis,chuis=je suis,jsui=je suis,jsus=je suis,jui=je suis,jai=j ai,jé=j ai,gé=j ai,cé=c est,sé=c est,g=j ai
jv=je vais,jvais=je vais,jveu=je veux,jveux=je veux,jvoudrai=je voudrais,jvoudrais=je voudrais,jvoudré=je voudrais
jpeu=je peux,jpeux=je peux,jpe=je peux,jarrive=j arrive,jariv=j arrive,jte=je te,jme=je me,jmen=je m en,jdois=je dois
jcomprend=je comprends,jcomprends=je comprends,jsp=je sais pas,jsais=je sais,jse=je sais,jpense=je pense,jcroi=je crois
javais=j avais,jave=j avais,jatend=j attends,jattends=j attends,jaimerai=j aimerais,jaimerais=j aimerais,jvien=je viens
vs=vous,vou=vous,vouz=vous,ns=nous,ds=dans,dc=donc,bcp=beaucoup,bocou=beaucoup,tt=tout,ts=tous,tte=toute,ttes=toutes
tjs=toujours,tjr=toujours,tjrs=toujours,svt=souvent,mtn=maintenant,mnt=maintenant,dsl=desole,stp=s il te plait
svp=s il vous plait,slt=salut,bjr=bonjour,bsr=bonsoir,cc=coucou,bjour=bonjour,bonjours=bonjour,bonj=bonjour
rdv=rendez vous,pb=probleme,pbs=problemes,pblm=probleme,prblm=probleme,tel=telephone,ordi=ordinateur,ordis=ordinateurs
mdp=mot de passe,num=numero,adr=adresse,pass=passe,p=pas,pa=pas,po=pas,plu=plus,kil=qu il,kon=qu on,kom=comme
kome=comme,com=comme,komen=comment,coment=comment,komment=comment,cmt=comment,cmnt=comment,cmment=comment
pk=pourquoi,pq=pourquoi,pkoi=pourquoi,pourkoi=pourquoi,1=un,2m1=demain,dem1=demain,bi1=bien,b1=bien,ri1=rien
auj=aujourd hui,ajd=aujourd hui,ojd=aujourd hui,ojourdui=aujourd hui,ojourd=aujourd,aujourdhui=aujourd hui,dui=d hui
wk=week end,wkend=week end,weekend=week end,aprem=apres midi,msg=message,mess=message,infos=informations
qqn=quelqu un,kelkun=quelqu un,qq=quelque,qqch=quelque chose,qqchose=quelque chose,kekchose=quelque chose
ya=il y a,ia=il y a,yavait=il y avait,yora=il y aura,dispo=disponible,dispos=disponibles,mn=mon,sn=son,ct=c etait
cete=c etait,cetait=c etait,sa=ca,sava=ca va,d=des,nn=non,mci=merci,mrc=merci,mr6=merci,merki=merci,mercii=merci
fo=faut,fau=faut,fodrai=faudrait,fodra=faudra,vi1=vient,o=au,osi=aussi,ossi=aussi,otre=autre,avk=avec,ac=avec
avc=avec,deps=depuis,dps=depuis,dpuis=depuis,apr=apres,qqun=quelqu un,kelkes=quelques,tro=trop,bezoin=besoin
bsoin=besoin,esk=est ce que,eske=est ce que,esque=est ce que,esce=est ce,estce=est ce,esqe=est ce que,keske=qu est ce que
keskia=qu est ce qu il y a,kestion=question,rep=reponse,kelkechose=quelque chose,frr=frere,maj=mise a jour
dd=disque dur,hdd=disque dur,cle=cle,wify=wifi,wiffi=wifi,ouifi=wifi,ouindows=windows,windo=windows,windos=windows
windaube=windows,imprimente=imprimante,ecrans=ecrans,mob=mobile,fb=facebook,pub=publicite,pubs=publicites
`;
