/**
 * English words, and the French words that replace them in a question. The words after `*` are also French, so they
 * are replaced only among other English words. A word with nothing after `=` is dropped.
 */
export const englishWords = `
is=est,are=etes,do=,does=,did=,my=mon,your=votre,our=notre,their=leur,you=vous,we=nous,they=ils,he=il,she=elle,it=ca
i=je,have=avoir,has=a,had=avait,can=pouvez,could=pourriez,would=voudrais,will=,shall=,should=dois,must=dois,want=veux
need=besoin,like=comme,with=avec,without=sans,from=de,to=a,of=de,for=pour,at=a,in=dans,into=dans,by=par,about=sur
and=et,or=ou,but=mais,because=parce que,when=quand,where=ou,what=quoi,which=quel,who=qui,why=pourquoi,how=comment
much=combien,many=combien,long=longtemps,far=loin,soon=bientot,fast=vite,quick=vite,quickly=vite,an=un,this=ce,that=ce
these=ces,those=ces,there=la,here=ici,not=pas,no=pas,doesn=pas,don=pas,isn=pas,won=pas,can't=pas,didn=pas,cannot=pas
anymore=plus,any=,some=,all=tout,every=tous,only=seulement,also=aussi,too=aussi,very=tres,really=vraiment,just=juste
computer=ordinateur,computers=ordinateurs,laptop=portable ordinateur,laptops=portables ordinateurs,desktop=fixe ordinateur
screen=ecran,display=ecran,monitor=ecran,keyboard=clavier,keys=touches,key=touche,mouse=souris,printer=imprimante
prints=imprime,printing=imprime,ink=encre,scanner=scanner,speaker=haut parleur,speakers=haut parleurs,sound=son
headset=casque,headphones=casque,charger=chargeur,charging=charge,charge=charge,battery=batterie,plug=prise,power=alimentation
hard=dur,drive=disque,disk=disque,files=fichiers,file=fichier,pictures=photos,lost=perdu,deleted=supprime,recover=recuperer
recovery=recuperation,retrieve=recuperer,data=donnees,backup=sauvegarde,backups=sauvegardes,save=sauvegarder
password=mot de passe,login=connexion,locked=bloque,unlock=debloquer,forgot=oublie,forgotten=oublie,account=compte
slow=lent,slowly=lentement,freezes=gele,freeze=gele,frozen=gele,crash=plante,crashes=plante,crashed=plante,stuck=bloque
broken=casse,broke=casse,cracked=fissure,crack=fissure,smashed=casse,dropped=tombe,fell=tombe,fall=tombe,spilled=renverse
spilt=renverse,spill=renverse,coffee=cafe,water=eau,wet=mouille,beer=biere,wine=vin,milk=lait,juice=jus,tea=the
dead=mort,dies=meurt,died=mort,works=marche,work=marche,working=marche,start=demarre,starts=demarre,starting=demarre
boot=demarre,boots=demarre,turn=allume,turns=allume,turning=allume,switch=allume,black=noir,blue=bleu,white=blanc,red=rouge
blank=noir,lines=lignes,flickers=clignote,flickering=clignote,off=eteint,shuts=eteint,shut=eteint,down=arrete,hot=chaud
overheats=surchauffe,overheating=surchauffe,heat=chaleur,fan=ventilateur,noise=bruit,noisy=bruyant,loud=bruyant,dust=poussiere
hinge=charniere,hinges=charnieres,lid=capot,port=port,broken=casse,shell=coque,case=boitier,casing=coque,button=bouton
fix=reparer,fixed=repare,fixing=reparer,repair=reparer,repairs=reparations,repaired=repare,repairing=reparer,replace=remplacer
replacement=remplacement,replaced=remplace,change=changer,install=installer,installing=installer,installation=installation
reinstall=reinstaller,upgrade=ameliorer mise a niveau,update=mise a jour,updates=mises a jour,setup=installer configurer
configure=configurer,clean=nettoyer,cleaning=nettoyage,check=verifier,remove=enlever,removal=suppression,add=ajouter
price=prix,prices=prix,cost=coute,costs=coute,expensive=cher,cheap=pas cher,rate=tarif,rates=tarifs,fee=frais,fees=frais
free=gratuit,pay=payer,payment=paiement,cash=especes,card=carte,invoice=facture,bill=facture,receipt=facture,quote=devis
estimate=devis,warranty=garantie,guarantee=garantie,refund=remboursement,money=argent,euros=euros,monthly=mensuel,month=mois
plan=forfait,plans=forfaits,subscription=abonnement,subscribe=abonner,cancel=annuler,contract=contrat,appointment=rendez vous
book=reserver,booking=reservation,schedule=rendez vous,open=ouvert,opened=ouvert,opening=ouverture,closed=ferme,close=ferme
hours=horaires,hour=heure,today=aujourd hui,tomorrow=demain,tonight=ce soir,yesterday=hier,morning=matin,afternoon=apres midi
evening=soir,night=nuit,week=semaine,weekend=week end,day=jour,days=jours,monday=lundi,tuesday=mardi,wednesday=mercredi
thursday=jeudi,friday=vendredi,saturday=samedi,sunday=dimanche,holiday=ferie,holidays=vacances,lunch=midi,time=temps
urgent=urgent,asap=urgent vite,emergency=urgence,urgently=urgent,now=maintenant,address=adresse,located=situe,location=adresse
parking=parking,park=garer,shop=magasin,store=magasin,phone=telephone,phones=telephones,smartphone=smartphone,call=appeler
called=appele,calls=appels,number=numero,reach=joindre,contact=contacter,speak=parler,talk=parler,someone=quelqu un
somebody=quelqu un,person=personne,human=humain,people=personnes,back=retour rappeler,email=mail,emails=mails,mailbox=messagerie
send=envoyer,receive=recevoir,internet=internet,network=reseau,router=box,connection=connexion,connect=connecter
connects=connecte,signal=signal,bedroom=chambre,virus=virus,viruses=virus,malware=virus,hacked=pirate,hacker=pirate
hackers=pirates,infected=infecte,ads=publicites,scam=arnaque,scammed=arnaque,scammer=arnaqueur,fake=faux,protect=proteger
safe=securite,secure=securiser,security=securite,remote=distance,remotely=a distance,support=assistance,help=aide aider
home=domicile maison,house=maison,come=venez,visit=visite,bring=apporter,drop=deposer,pick=recuperer,ready=pret,status=suivi
order=commande,lessons=cours,lesson=cours,learn=apprendre,teach=apprendre,training=formation,class=cours,course=cours
company=entreprise,business=entreprise,office=bureau,job=emploi,jobs=emplois,hiring=recrutez,internship=stage,employee=salarie
buy=acheter,bought=achete,sell=vendez,selling=vendez,second=deuxieme,hand=occasion,used=occasion,refurbished=reconditionne
new=nouveau neuf,old=vieux ancien,transfer=transferer,move=transferer,memory=memoire,faster=plus rapide,game=jeu,gaming=jeux
recycle=recycler,recycling=recyclage,throw=jeter,wipe=effacer,erase=effacer,dispose=jeter,privacy=confidentialite
private=prives,personal=personnelles,look=regarder,read=lire,robot=robot,real=vrai,bot=robot,thanks=merci,thank=merci
thx=merci,ty=merci,cheers=merci,hello=bonjour,hi=bonjour,hey=bonjour,bye=au revoir,goodbye=au revoir,please=s il vous plait
plz=s il vous plait,pls=s il vous plait,good=bon,bad=mauvais,problem=probleme,issue=probleme,trouble=probleme,error=erreur
message=message,know=sais,tell=dire,give=donner,get=avoir,take=prendre,make=faire,made=fait,use=utiliser,using=utiliser
show=montrer,shows=affiche,says=dit,say=dire,see=voir,find=trouver,think=pense,speak=parlez,english=anglais,french=francais
french=francais,town=ville,village=village,area=secteur,near=pres,around=autour,always=toujours,never=jamais,since=depuis
after=apres,before=avant,during=pendant,until=jusqu a,ago=il y a,year=an,years=ans,minutes=minutes,first=premier,last=dernier
same=meme,again=encore,another=autre,other=autre,more=plus,less=moins,best=meilleur,better=mieux,worth=vaut,parts=pieces
part=piece,spare=detachees,original=origine,diagnosis=diagnostic,diagnostic=diagnostic,brand=marque,model=modele
wifi=wifi,cable=cable,ram=memoire,external=externe,internal=interne,son=fils,daughter=fille,wife=femme,husband=mari
mother=mere,father=pere,mum=maman,dad=papa,grandma=mamie,kids=enfants,parents=parents,cat=chat,dog=chien
* the=,a=un,me=moi,on=sur,if=si,be=etre,am=suis,was=etait,one=un,out=,so=,up=,us=nous,due=,pc=pc,art=art,son=fils
let=,sent=envoye,lent=prete,dire=dire,plus=plus,main=principal,fin=fin,lit=,pour=,chat=chat,coin=,pain=,tape=,dent=,pose=
`;
